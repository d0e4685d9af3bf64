import { type LanguageCode, MIN_PEOPLE, PAUSE_DAYS, type SafetyFacts } from '@worrystone/contracts'
import { ENDPOINTS } from '../../http/endpoints.ts'
import type { Retention } from '../../retention.ts'
import { AUDIENCES } from '../visibility/index.ts'

/** Read from the rules that run: the visibility of worries, the given periods, and the access of each endpoint. */
export const safetyFacts = (retention: Retention): SafetyFacts => ({
  audiences: { public: [...AUDIENCES.public], friends: [...AUDIENCES.friends], private: [...AUDIENCES.private] },
  keptFor: {
    undoDeletionDays: retention.undoDeletion,
    notificationsDays: retention.notifications,
    archiveHours: retention.archiveHours,
  },
  fewestPeople: MIN_PEOPLE,
  pauseDays: PAUSE_DAYS,
  moderators: [
    ...new Map(
      ENDPOINTS.filter(({ who }) => who === 'moderator').map(({ method, url, summary }) => [`${method} ${url}`, summary]),
    ),
  ].map(([call, summary]) => ({ call, summary })),
})

/** The values of the placeholders `{{name}}` in the texts of this language. */
export function formatFacts({ keptFor, fewestPeople, pauseDays }: SafetyFacts, language: LanguageCode): Record<string, string> {
  const period = (count: number, unit: 'day' | 'hour') =>
    new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  return {
    undoDeletion: period(keptFor.undoDeletionDays, 'day'),
    notifications: period(keptFor.notificationsDays, 'day'),
    archive: period(keptFor.archiveHours, 'hour'),
    pause: period(pauseDays, 'day'),
    fewestPeople: String(fewestPeople),
  }
}

/** The conditions of paragraphs that are true by these facts. */
export const factConditions = ({ audiences }: SafetyFacts): string[] => [
  audiences.private?.includes('moderator') ? 'moderators-open-private' : 'private-is-private',
  audiences.friends?.includes('moderator') ? 'moderators-open-friends' : 'friends-by-report',
]
