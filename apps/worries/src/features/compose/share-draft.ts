import { PostForm } from '@worrystone/contracts'
import { type FormErrors, schemaErrors } from '@worrystone/forms'
import { newKey } from '../../shared/new-key.ts'
import { bodyOf, type Purpose, type WorryTexts } from '../../shared/outbox.ts'

/** Everything typed into the share form, as stored on the device. */
export type ShareDraft = WorryTexts & {
  /**
   * The key under which this text was last sent. While nothing changes, a retry uses the same key, so that a request that did arrive is
   * not shared twice, also after a reload.
   */
  attempt: { key: string; purpose: Purpose } | null
}

export const EMPTY: ShareDraft = {
  shortContent: '',
  worryPrompt: '',
  privacyLevel: 'public',
  commentsEnabled: true,
  longContent: '',
  contentWarning: null,
  wish: null,
  isLater: false,
  scheduledFor: '',
  attempt: null,
}

export const attemptFor = ({ attempt }: ShareDraft, purpose: Purpose) =>
  attempt?.purpose === purpose ? attempt : { key: newKey(), purpose }

/** The errors by field. English sentences: the keys of their translations. */
export function validateDraft(draft: ShareDraft, purpose: Purpose, now: number): FormErrors<ShareDraft> {
  const body = bodyOf(draft, purpose)
  const errors = schemaErrors<ShareDraft>(PostForm, body)
  if (purpose === 'share' && draft.isLater && !errors.scheduledFor && Date.parse(body.scheduledFor ?? '') <= now) {
    errors.scheduledFor = 'Please choose a time in the future'
  }
  return errors
}
