import type { UserSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { personName } from './person-name.ts'

/** The supporters of this member, in a sentence. `people`: at least the first two; `total`: all of them. */
export function SupporterNames({ people, total }: { people: readonly UserSummary[]; total: number }) {
  const t = useT()
  const [first = '', second = ''] = people.map((user) => personName(user))
  const count = Math.max(total, people.length) - 2
  if (people.length === 1) return t('{{name}} stands by you', { name: first })
  if (count === 0) return t('{{first}} and {{second}} stand by you', { first, second })
  return t('{{first}}, {{second}} and {{count}} others stand by you', { first, second, count })
}
