import { styled } from 'styled-components'
import { color, radius } from './tokens.ts'

type SkeletonProps = { width?: string; height?: string; lines?: number; isRound?: boolean }

/** A placeholder of the content's size. Silent: put a `Loading` or an aria-busy beside a list of them. */
export function Skeleton({ width = '100%', height = '1em', lines = 1, isRound = false }: SkeletonProps) {
  return (
    <Lines aria-hidden="true" data-skeleton>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Line key={index} $width={lines > 1 && index === lines - 1 ? '60%' : width} $height={height} $isRound={isRound} />
      ))}
    </Lines>
  )
}

const Lines = styled.span`
  display: flex;
  flex-direction: column;
  gap: 0.6em;
`

const Line = styled.span<{ $width: string; $height: string; $isRound: boolean }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height }) => $height};
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : radius.s)};
  background: ${color.wash};
  animation: breathe 1.8s ease-in-out infinite;
  @media (forced-colors: active) { border: 1px solid GrayText; }
`
