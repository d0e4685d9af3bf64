import { type ExerciseStep, LIMITS } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useState } from 'react'
import { PrivateNote } from '../../shared/private-note.tsx'

type Props = {
  step: Extract<ExerciseStep, { kind: 'note' }>
  value: string
  /** Called after each pause in typing, and on blur. */
  onWrite: (text: string) => void
}

/** A private note. */
export function NoteStep({ step: { title }, value, onWrite }: Props) {
  const t = useT()
  const [text, setText] = useState(value)
  return (
    <PrivateNote
      label={title}
      labelHidden
      hint={t('Only you can read this.')}
      maxLength={LIMITS.exerciseNotes}
      value={text}
      onChange={setText}
      onCommit={onWrite}
    />
  )
}
