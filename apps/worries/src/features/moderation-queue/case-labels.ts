import type {
  CaseEvent,
  CaseReason,
  CaseState,
  DangerLevel,
  Outcome,
  ReachOutMessage,
  ScreeningReason,
  SubjectKind,
} from '@worrystone/contracts'
import { PAUSE_DAYS } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** The labels of moderation. */
export function useCaseLabels() {
  const t = useT()
  const kinds: Record<SubjectKind, string> = {
    post: t('Worry'),
    comment: t('Comment'),
    story: t('Story'),
    person: t('Person'),
  }
  const states: Record<CaseState, string> = {
    open: t('Open'),
    in_work: t('In work'),
    resolved: t('Resolved'),
    rejected: t('Rejected'),
  }
  const reasons: Record<CaseReason, string> = {
    spam: t('Spam'),
    harassment: t('Harassment'),
    inappropriate: t('Inappropriate'),
    misinformation: t('Misinformation'),
    other: t('Something else'),
    'concern-misuse': t('A message that was not meant kindly'),
  }
  const screening: Record<ScreeningReason, string> = {
    spam: t('Spam'),
    links: t('Links'),
    repeated: t('Repeated text'),
    harassment: t('Harassment'),
    'encouraging-harm': t('Encourages harm'),
    danger: t('Somebody may be in danger'),
  }
  const events: Record<CaseEvent['what'], string> = {
    opened: t('The case was opened'),
    reported: t('Reported'),
    held: t('Held by the screening'),
    hidden: t('Hidden after reports'),
    assigned: t('Taken into work'),
    released: t('Given back'),
    noted: t('A note was left'),
    decided: t('Decided'),
    appealed: t('A second look was asked for'),
    'appeal-decided': t('The second look was decided'),
    concern: t('Somebody is worried about the author'),
    'reached-out': t('A ready message was sent to the author'),
    'concerns-suspended': t('“I’m worried” was taken from a sender'),
    'concerns-restored': t('“I’m worried” was given back to a sender'),
  }
  const statuses = {
    approved: t('Visible'),
    pending: t('Waiting for a moderator'),
    flagged: t('Hidden after reports'),
    rejected: t('Taken down'),
  }
  /** In words, without a score. */
  const levels: Record<DangerLevel, string | null> = {
    0: null,
    1: t('Hopelessness or the past'),
    2: t('Present thoughts'),
    3: t('A plan, means, a time or a goodbye'),
  }
  const outcomes: Record<Outcome, string> = {
    keep: t('Keep'),
    warn: t('Warn'),
    remove: t('Remove'),
    pause: t('Remove and pause'),
  }
  /** The titles of the message templates. */
  const messages: Record<ReachOutMessage, string> = {
    'we-read-you': t('We have read you'),
    'you-are-not-alone': t('You are not alone'),
    'please-reach-somebody': t('Please reach somebody'),
  }
  /** The detail of a history event. */
  const details: Record<string, string> = {
    ...reasons,
    ...screening,
    ...outcomes,
    ...messages,
    granted: t('The decision was taken back.'),
    refused: t('The decision stays.'),
  }
  return { kinds, states, reasons, screening, events, statuses, levels, outcomes, messages, details }
}

/** The effect of a decision, by subject. */
export function useOutcomeLabels(kind: SubjectKind): { outcome: Outcome; label: string; hint: string }[] {
  const t = useT()
  const pauseHint = t('The author cannot write for {{count}} days.', { count: PAUSE_DAYS })
  if (kind === 'person') {
    return [
      { outcome: 'keep', label: t('Keep'), hint: t('Nothing changes for this person.') },
      { outcome: 'warn', label: t('Warn'), hint: t('The person reads your sentence and can go on.') },
      { outcome: 'pause', label: t('Pause'), hint: pauseHint },
    ]
  }
  return [
    { outcome: 'keep', label: t('Keep'), hint: t('It stays, or is shown from now on.') },
    { outcome: 'warn', label: t('Warn'), hint: t('It stays, and the author reads why that was close.') },
    { outcome: 'remove', label: t('Remove'), hint: t('Only the author can still see it.') },
    { outcome: 'pause', label: t('Remove and pause'), hint: pauseHint },
  ]
}
