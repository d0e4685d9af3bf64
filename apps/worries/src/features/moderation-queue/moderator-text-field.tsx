import { LIMITS } from '@worrystone/contracts'
import type { ComponentProps, KeyboardEvent } from 'react'
import { LongTextField } from '../../shared/long-text-field.tsx'

/** A moderator's text. Control and Enter submit it. */
export function ModeratorTextField(props: Omit<ComponentProps<typeof LongTextField>, 'max'>) {
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return <LongTextField {...props} max={LIMITS.moderationText} rows={3} onKeyDown={onKeyDown} />
}
