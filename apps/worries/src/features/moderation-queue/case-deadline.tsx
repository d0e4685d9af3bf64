import type { ModerationCase } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'

/** How long an urgent case has waited, and its deadline. Without blinking or a countdown. */
export function CaseDeadline({ of: { waitingSince, dueAt } }: { of: Pick<ModerationCase, 'waitingSince' | 'dueAt'> }) {
  const t = useT()
  const { dateTime } = useFormat()
  if (!dueAt) return null
  const isPast = Date.parse(dueAt) < Date.now()
  return (
    <>
      <time dateTime={waitingSince}>{t('Waits since {{when}}', { when: dateTime(waitingSince) })}</time>
      <span>{isPast ? t('Please look at it next') : t('Please look at it before {{when}}', { when: dateTime(dueAt) })}</span>
    </>
  )
}
