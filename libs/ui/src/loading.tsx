import { styled } from 'styled-components'
import { color, space } from './tokens.ts'

type Props = {
  label: string
  /** Nothing else is on the page yet: its footer waits. */
  isPage?: boolean
}

/** A loading state in words. */
export function Loading({ label, isPage = false }: Props) {
  return (
    <Waiting role="status" data-state={isPage ? 'loading' : undefined}>
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
