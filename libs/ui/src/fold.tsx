import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space } from './tokens.ts'

type Props = {
  label: ReactNode
  /** At first; a change closes or opens it under the reader. */
  isOpen?: boolean
  children: ReactNode
}

/** Content that is not shown until one asks for it. */
export function Fold({ label, isOpen = false, children }: Props) {
  return (
    <Details open={isOpen || undefined}>
      <summary>{label}</summary>
      <div>{children}</div>
    </Details>
  )
}

const Details = styled.details`
  > div { padding-block-start: ${space[2]}; }
`
