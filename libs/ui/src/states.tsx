import { useT } from '@worrystone/i18n'
import { styled } from 'styled-components'
import { Button } from './button.tsx'
import * as icons from './icons.ts'
import { StateMiddle, StateSaid } from './state-middle.ts'
import { color, font, radius, space } from './tokens.ts'

type SkeletonProps = { width?: string; height?: string; lines?: number }

/** The shape of what is coming. Silent: put a `Loading` or an aria-busy beside a list of them. */
export function Skeleton({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) {
  return (
    <Bones aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Bone key={at} $width={lines > 1 && at === lines - 1 ? '60%' : width} $height={height} />
      ))}
    </Bones>
  )
}

const Bones = styled.span`
  display: flex;
  flex-direction: column;
  gap: 0.6em;
`

const Bone = styled.span<{ $width: string; $height: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height }) => $height};
  border-radius: ${radius.s};
  background: ${color.wash};
  animation: breathe 1.8s ease-in-out infinite;
  @media (forced-colors: active) { border: 1px solid GrayText; }
`

/** Says in words that something is on its way. */
export function Loading({ label }: { label: string }) {
  return (
    <Waiting role="status">
      <Pulse aria-hidden="true" />
      {label}
    </Waiting>
  )
}

const Waiting = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  margin: 0;
  padding: ${space[6]};
  color: ${color.inkSoft};
`

const Pulse = styled.span`
  inline-size: 0.75rem;
  block-size: 0.6rem;
  border-radius: 50%;
  background: ${color.primary};
  animation: breathe 1.8s ease-in-out infinite;
`

type FailureProps = {
  /** A sentence for the reader; the server's own when there is one. */
  message: string
  onRetry?: (() => void) | undefined
  /** What support asks for. */
  errorId?: string | undefined
}

/** Something did not work, in the place where it should have been. */
export function Failure({ message, onRetry, errorId }: FailureProps) {
  const t = useT()
  return (
    <StateMiddle role="alert">
      <Warn aria-hidden="true">
        <icons.CircleAlert size={28} />
      </Warn>
      <StateSaid>{message}</StateSaid>
      {errorId ? <Small>{t('Reference: {{id}}', { id: errorId })}</Small> : null}
      {onRetry ? (
        <Button kind="quiet" onClick={onRetry}>
          <icons.RefreshCw size={18} />
          {t('Try Again')}
        </Button>
      ) : null}
    </StateMiddle>
  )
}

const Warn = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentInk};
`

const Small = styled.p`
  font-size: ${font.size.s};
`
