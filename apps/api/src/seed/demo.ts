import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { emailKeyOf } from '../email-key.ts'
import { hashPassword } from '../modules/auth/index.ts'
import type { PROMPTS } from './catalogue.ts'
import { type About, caseOf } from './demo-cases.ts'
import { PEOPLE, type Person, WORRIES } from './demo-community.ts'
import { demoId } from './demo-id.ts'
import { lifeOf } from './demo-life.ts'
import type { Told } from './demo-notices.ts'

const PASSWORD = 'Worry-Stone-24'
const MINUTE = 60_000

/** Who may be signed in as, in a community that is made for trying things out. */
export const DEMO_SIGN_INS = [
  { email: 'mira@demo.worrystone.example', password: PASSWORD, who: 'Mira, a member' },
  { email: 'tomas@demo.worrystone.example', password: PASSWORD, who: 'Tomás, a member whom Mira follows' },
  { email: 'ines@demo.worrystone.example', password: PASSWORD, who: 'Inês, a moderator' },
  { email: 'amadou@demo.worrystone.example', password: PASSWORD, who: 'Amadou, an admin' },
]

type DemoDeps = Pick<Deps, 'database' | 'queue' | 'now'>

/**
 * Lets a small community move in, once: people, their worries of the last days and weeks, what they answered each other, who follows whom,
 * what they were told of it, and what moderators have before them.
 */
export async function seedDemo({ database, queue, now }: DemoDeps) {
  const first = await database.db().selectFrom('users').select('id').where('id', '=', demoId('person mira')).executeTakeFirst()
  if (first) return
  const start = now().getTime()
  const ago = (minutes: number) => new Date(start - minutes * MINUTE)
  const password_hash = await hashPassword(PASSWORD)

  await database.tx(async () => {
    const moved = await database
      .db()
      .insertInto('users')
      .values(PEOPLE.map((person) => rowOf(person, { password_hash, created_at: ago(person.daysAgo * 1_440) })))
      // A name may be taken: then this person stays away.
      .onConflict((at) => at.doNothing())
      .returning('username')
      .execute()
    const here = new Set(moved.map(({ username }) => username))
    const movedIn = new Map(PEOPLE.map(({ username, daysAgo }) => [username, daysAgo]))

    const follows = PEOPLE.flatMap((person) => person.follows.map((name) => [person, name] as const))
      .filter(([{ username }, name]) => here.has(username) && here.has(name))
      .map(([{ username, daysAgo }, name], index) => ({
        follower_id: demoId(`person ${username}`),
        following_id: demoId(`person ${name}`),
        // Once both have moved in, and not all at once.
        created_at: ago(Math.min(daysAgo, movedIn.get(name) ?? 0) * (20 + (index % 10) * 130)),
      }))
    await fill(database, 'follows', follows)

    const lives = WORRIES.filter(({ by }) => here.has(by)).map((worry, index) => {
      const written = ago(Math.max(worry.minutesAgo, 0) + (worry.minutesAgo < 0 ? 30 : 0))
      const appears = worry.isDraft ? null : ago(worry.minutesAgo)
      const isScheduled = appears === null || appears.getTime() > start
      const id = demoId(`worry ${index} ${worry.by}`)
      const life = lifeOf(worry, { id, appears: appears ?? written, now: start, here, idOf: demoId })
      const post = {
        id,
        user_id: demoId(`person ${worry.by}`),
        worry_prompt: worry.prompt satisfies (typeof PROMPTS)[number]['text'],
        short_content: worry.text.normalize('NFC'),
        long_content: worry.more?.normalize('NFC') ?? null,
        privacy_level: worry.for ?? ('public' as const),
        is_scheduled: isScheduled,
        scheduled_for: isScheduled ? appears : null,
        published_at: appears,
        created_at: written,
        updated_at: written,
        content_warning: worry.warning ?? null,
        resolved_at: life.resolutions[0]?.resolved_at ?? null,
        support_count: life.supports.length,
        me_too_count: life.meToos.length,
        comment_count: life.commentCount,
      }
      return { post, life }
    })
    const worries = lives.map(({ post }) => post)
    await fill(database, 'posts', worries)
    await fill(
      database,
      'supports',
      lives.flatMap(({ life }) => life.supports),
    )
    await fill(
      database,
      'me_toos',
      lives.flatMap(({ life }) => life.meToos),
    )
    await fill(
      database,
      'comments',
      lives.flatMap(({ life }) => life.comments),
    )
    await fill(
      database,
      'resolutions',
      lives.flatMap(({ life }) => life.resolutions),
    )

    const matters = [
      ...PEOPLE.flatMap(({ username, matter }): About[] => {
        const id = demoId(`person ${username}`)
        return matter && here.has(username)
          ? [{ kind: 'person', id, postId: null, authorId: id, appeared: new Date(start), matter }]
          : []
      }),
      ...lives.flatMap(({ life }) => life.matters),
    ]
    const cases = matters.map((about) => caseOf(about, { ago, here, idOf: demoId }))
    await fill(
      database,
      'moderation_cases',
      cases.map(({ row }) => row),
    )
    await fill(
      database,
      'reports',
      cases.flatMap(({ reports }) => reports),
    )
    await fill(
      database,
      'moderation_notes',
      cases.flatMap(({ notes }) => notes),
    )
    await fill(
      database,
      'moderation_events',
      // Moderators read their log in the order in which it was written.
      cases.flatMap(({ events }) => events).sort((a, b) => a.at.getTime() - b.at.getTime()),
    )

    const followed = follows.map(({ follower_id, following_id, created_at }) => ({
      user_id: following_id,
      kind: 'follow' as const,
      actor_id: follower_id,
      created_at,
    }))
    const told: Told[] = [...followed, ...lives.flatMap(({ life }) => life.notices), ...cases.flatMap(({ notices }) => notices)]
    await fill(
      database,
      'notifications',
      told.map((notice) => ({
        id: uuid(),
        ...notice,
        // The last day's are new to whoever signs in; nobody is mailed about what happened before the house stood.
        read_at: notice.created_at < ago(1_440) ? notice.created_at : null,
        mailed_at: notice.created_at,
      })),
    )
    for (const { id, scheduled_for, is_scheduled } of worries) {
      if (scheduled_for)
        await queue.add('post.published', { postId: id }, { runAt: scheduled_for, dedupeKey: `post.published:${id}` })
      if (!is_scheduled) await queue.add('analysis.look', { postId: id }, { dedupeKey: `analysis.look:${id}` })
    }
  })
}

function rowOf(person: Person, more: { password_hash: string; created_at: Date }) {
  const { username, name, language, bio, city, country, role = 'member', showsActivity = false } = person
  const email = `${username}@demo.worrystone.example`
  const { created_at } = more
  return {
    id: demoId(`person ${username}`),
    email,
    email_key: emailKeyOf(email),
    username,
    username_key: username,
    display_name: name,
    email_verified_at: created_at,
    role,
    language,
    bio,
    city,
    country,
    shows_activity: showsActivity,
    updated_at: created_at,
    ...more,
  }
}

async function fill<T extends keyof Tables>(database: Deps['database'], table: T, rows: Insertable<Tables[T]>[]) {
  if (rows.length > 0) await database.db().insertInto(table).values(rows).execute()
}
