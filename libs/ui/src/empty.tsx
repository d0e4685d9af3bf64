import type { ReactNode } from 'react'
import { StoneGlyph } from './logo.tsx'
import { StateMiddle, StateSaid } from './state-middle.ts'

type EmptyProps = { glyph?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }

/** Nothing here yet: one sign, one sentence, one thing to do. */
export function Empty({ glyph = <StoneGlyph size={72} />, title, children, action }: EmptyProps) {
  return (
    <StateMiddle>
      <span aria-hidden="true">{glyph}</span>
      <StateSaid>{title}</StateSaid>
      {children}
      {action}
    </StateMiddle>
  )
}
