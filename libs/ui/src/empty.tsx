import type { ReactNode } from 'react'
import { StoneGlyph } from './logo.tsx'
import { StateMessage, StateTitle } from './state-message.ts'

type EmptyProps = { glyph?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }

/** An empty state: one icon, one sentence, one action. */
export function Empty({ glyph = <StoneGlyph size={72} />, title, children, action }: EmptyProps) {
  return (
    <StateMessage>
      <span aria-hidden="true">{glyph}</span>
      <StateTitle>{title}</StateTitle>
      {children}
      {action}
    </StateMessage>
  )
}
