import { bucketOf, choose, type Reason, SHELL_CONTRACT, type Snapshot, subjectOf, type Visitor } from '@worrystone/contracts'
import { forbidden, invalidField } from '../../http/app-error.ts'
import type { UserStore } from '../users/index.ts'
import type { Actor } from './actor.ts'
import type { Members } from './members.ts'

const ADMINS_ONLY =
  'Only an admin may ask about a member by name: ask about the subject that platform.explain() shows on their page.'

const NOT_YET = 'not in the snapshot yet: ask again in a few seconds'

type ExplainQuery = Partial<Record<'username' | 'subject' | 'language' | 'country', string | undefined>>
type Options = { users: UserStore; members: Members; snapshot: () => Promise<Snapshot> }

export type Explain = ReturnType<typeof explainer>

/**
 * Which build of a remote a visitor gets, and why: the same choice that the shell makes from the same snapshot. Only admins may request it
 * for a username, because the result reveals role and tier; teams may request it for a subject.
 */
export const explainer =
  ({ users, members, snapshot }: Options) =>
  async (remote: string, query: ExplainQuery, { remotes }: Actor) => {
    if (query.username !== undefined && remotes !== null) throw forbidden(ADMINS_ONLY)
    const visitor = await visitorOf(users, query)
    const { records, builds } = await snapshot()
    const record = records.find((each) => each.remote === remote)
    if (!record) return { build: null, why: [NOT_YET], reasons: [{ code: 'not-yet' }] }
    // An anonymous visitor has no bucket.
    const bucket = record.candidate && visitor.subject ? await bucketOf(record.candidate.salt, remote, visitor.subject) : null
    const choice = choose(record, { builds, quarantined: new Set(), contract: SHELL_CONTRACT, visitor, bucket })
    const restoreUsernames = await members.usernameRestorer([record])
    const reasons = JSON.parse(restoreUsernames(JSON.stringify(choice.reasons))) as Reason[]
    return { build: choice.build?.buildId ?? null, why: choice.why.map(restoreUsernames), reasons }
  }

async function visitorOf(users: UserStore, { username, subject = '', language, country }: ExplainQuery): Promise<Visitor> {
  const location = { country: country?.toUpperCase() ?? null }
  if (username === undefined) return { subject, role: 'visitor', tier: 'free', language: language ?? 'en', ...location }
  const user = await users.findVisibleByUsername(username.replace(/^@/, ''), undefined)
  if (!user) throw invalidField('username', `There is no member called ${username.replace(/^@/, '').slice(0, 30)}.`)
  return {
    subject: await subjectOf(user.id),
    role: user.role,
    tier: user.current_tier,
    language: language ?? user.language,
    ...location,
  }
}
