import { type Group, type RemoteRecord, subjectOf } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import { invalidField } from '../../http/app-error.ts'
import type { UserStore } from '../users/index.ts'
import type { Change } from './apply.ts'

/** Longer than any username, so that no username matches it. */
const SUBJECT = /^[a-f0-9]{32}$/

type Named = Pick<RemoteRecord, 'pins' | 'candidate'>
export type Members = ReturnType<typeof registryMembers>

/** Operators write `@mira`; records, which are public, contain only the hash that a page computes from the member's id. */
export function registryMembers({ db }: Pick<Database, 'db'>, users: UserStore) {
  return {
    /** Replaces the usernames in a change by subjects. */
    async withSubjects(change: Change): Promise<Change> {
      if (change.action === 'pin' || change.action === 'unpin') return { ...change, group: await groupWithSubject(change.group) }
      if (change.action !== 'rollout') return change
      return { ...change, include: await groupsWithSubjects(change.include), exclude: await groupsWithSubjects(change.exclude) }
    },

    /** For operators: restores `@mira` in a text about these records. A deleted member remains a subject. */
    async usernameRestorer(records: readonly Named[]): Promise<(text: string) => string> {
      const subjects = records.flatMap(groupsOf).flatMap(({ by, value }) => (by === 'member' ? [value] : []))
      if (subjects.length === 0) return (text) => text
      const rows = await selectRows({ db })<{ subject: string; username: string }>`
        select subject, username from registry_members join users on users.id = registry_members.user_id
        where subject = any(${subjects})`
      const names = new Map(rows.map(({ subject, username }) => [subject, `@${username}`]))
      return (text) => text.replace(/\b[a-f0-9]{32}\b/g, (subject) => names.get(subject) ?? subject)
    },

    /** Deletes the mapping of members that no record references. */
    async deleteUnreferenced() {
      await sql`delete from registry_members where not exists (
        select from registry_records r where strpos(concat(r.pins, r.candidate), registry_members.subject) > 0)`.execute(db())
    },
  }

  async function groupsWithSubjects(groups: Group[]): Promise<Group[]> {
    const all: Group[] = []
    for (const group of groups) all.push(await groupWithSubject(group))
    return all
  }

  async function groupWithSubject({ by, value }: Group): Promise<Group> {
    if (by !== 'member' || SUBJECT.test(value)) return { by, value }
    const username = value.replace(/^@/, '')
    const user = await users.findVisibleByUsername(username, undefined)
    if (!user) throw invalidField('change', `There is no member called ${username.slice(0, 30)}.`)
    const subject = await subjectOf(user.id)
    await db()
      .insertInto('registry_members')
      .values({ subject, user_id: user.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { by, value: subject }
  }
}

const groupsOf = ({ pins, candidate }: Named): Group[] => [
  ...pins.map(({ group }) => group),
  ...(candidate ? [...candidate.audience.include, ...candidate.audience.exclude] : []),
]
