import { Button, Row } from '@worrystone/ui'
import type { ReactNode } from 'react'
import type { DisclosureState } from './use-disclosure.ts'

type Props = {
  state: DisclosureState
  /** The content of the button that opens it. */
  label: ReactNode
  kind?: 'primary' | 'quiet'
  children: ReactNode
}

/** The form of a card while it is open, else the button that opens it. */
export function Disclosure({ state, label, kind = 'quiet', children }: Props) {
  if (state.isOpen) return children
  return (
    <Row>
      <Button kind={kind} ref={state.button} onClick={state.open}>
        {label}
      </Button>
    </Row>
  )
}
