import { drawingUrl } from '@worrystone/contracts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../modules/auth/index.ts'
import { normalizeEmail } from '../normalize-email.ts'
import { caseRows, type ModeratedSubject } from './demo-case-rows.ts'
import { demoCommunity, type Person } from './demo-community.ts'
import { demoId } from './demo-id.ts'
import type { NotificationRow } from './demo-notification-rows.ts'
import { postRows } from './demo-post-rows.ts'

const PASSWORD = 'Worry-Stone-24'
const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

/** The demo accounts with public passwords. */
export const DEMO_SIGN_INS = [
  { email: 'mira@demo.worrystone.example', password: PASSWORD, who: 'Mira, a member' },
  { email: 'tomas@demo.worrystone.example', password: PASSWORD, who: 'Tomás, a member whom Mira follows' },
  { email: 'ines@demo.worrystone.example', password: PASSWORD, who: 'Inês, a moderator' },
  { email: 'amadou@demo.worrystone.example', password: PASSWORD, who: 'Amadou, an admin' },
]

type DemoDeps = Pick<Deps, 'database' | 'queue' | 'now'>
type PostRow = ReturnType<typeof postRows>['post']
type Context = { now: Date; seeded: ReadonlySet<string>; ago: (minutes: number) => Date }

/** Inserts the demo community, once: people, posts, reactions, follows, notifications and moderation cases. */
export async function seedDemo({ database, queue, now }: DemoDeps) {
  const existing = await database.db().selectFrom('users').select('id').where('id', '=', demoId('person mira')).executeTakeFirst()
  if (existing) return
  const { people } = demoCommunity()
  const start = now()
  const ago = (minutes: number) => new Date(start.getTime() - minutes * MINUTE)
  const password_hash = await hashPassword(PASSWORD)

  await database.tx(async () => {
    const inserted = await database
      .db()
      .insertInto('users')
      .values(people.map((person) => userRow(person, { password_hash, created_at: ago(person.daysAgo * DAY_MINUTES) })))
      // If a username is taken, this person is left out.
      .onConflict((conflict) => conflict.doNothing())
      .returning('username')
      .execute()
    const rows = communityRows({ now: start, seeded: new Set(inserted.map(({ username }) => username)), ago })
    await insertAll(database, rows)
    for (const post of rows.posts) await enqueueJobs(queue, post)
  })
}

function communityRows(context: Context) {
  const { people, worries } = demoCommunity()
  const insertedPeople = people.filter(({ username }) => context.seeded.has(username))
  const follows = followRows(insertedPeople, context)
  const posts = worries.filter(({ by }) => context.seeded.has(by)).map((worry, index) => postRows(worry, index, context))
  const subjects = [
    ...insertedPeople.flatMap((person) => moderatedPerson(person, context.now)),
    ...posts.flatMap(({ moderated }) => moderated),
  ]
  const cases = subjects.map((subject) => caseRows(subject, context))
  const notifications: NotificationRow[] = [
    ...follows.map(followNotification),
    ...[...posts, ...cases].flatMap((source): NotificationRow[] => source.notifications),
  ]
  return {
    follows,
    posts: posts.map(({ post }) => post),
    supports: posts.flatMap(({ supports }) => supports),
    me_toos: posts.flatMap(({ meToos }) => meToos),
    comments: posts.flatMap(({ comments }) => comments),
    resolutions: posts.flatMap(({ resolutions }) => resolutions),
    moderation_cases: cases.map(({ row }) => row),
    reports: cases.flatMap(({ reports }) => reports),
    moderation_notes: cases.flatMap(({ notes }) => notes),
    // In the order of their time, as moderators read the history.
    moderation_events: cases.flatMap(({ events }) => events).sort((a, b) => a.at.getTime() - b.at.getTime()),
    notifications: notifications.map((notification) => ({
      id: uuid(),
      ...notification,
      // Those of the last day are unread; none is emailed.
      read_at: notification.created_at < context.ago(DAY_MINUTES) ? notification.created_at : null,
      mailed_at: notification.created_at,
    })),
  }
}

function followRows(people: Person[], { ago, seeded }: Context) {
  const daysAgoOf = new Map(people.map(({ username, daysAgo }) => [username, daysAgo]))
  return people
    .flatMap((person) => person.follows.map((name) => [person, name] as const))
    .filter(([, name]) => seeded.has(name))
    .map(([{ username, daysAgo }, name], index) => ({
      follower_id: demoId(`person ${username}`),
      following_id: demoId(`person ${name}`),
      // After both have joined, at different times.
      created_at: ago(Math.min(daysAgo, daysAgoOf.get(name) ?? 0) * (20 + (index % 10) * 130)),
    }))
}

const followNotification = ({ follower_id, following_id, created_at }: ReturnType<typeof followRows>[number]) => ({
  user_id: following_id,
  kind: 'follow' as const,
  actor_id: follower_id,
  created_at,
})

function moderatedPerson({ username, moderation }: Person, now: Date): ModeratedSubject[] {
  const id = demoId(`person ${username}`)
  return moderation ? [{ kind: 'person', id, postId: null, authorId: id, createdAt: now, moderation }] : []
}

async function enqueueJobs(queue: Deps['queue'], { id, scheduled_for, is_scheduled }: PostRow) {
  if (scheduled_for)
    await queue.add('post.published', { postId: id }, { runAt: scheduled_for, dedupeKey: `post.published:${id}` })
  if (!is_scheduled) await queue.add('post.analyze', { postId: id }, { dedupeKey: `post.analyze:${id}` })
}

function userRow(person: Person, credentials: { password_hash: string; created_at: Date }) {
  const { username, name, language, bio, drawing, city, country, role = 'member', showsActivity = false } = person
  const email = `${username}@demo.worrystone.example`
  const { created_at } = credentials
  return {
    id: demoId(`person ${username}`),
    email,
    email_key: normalizeEmail(email),
    username,
    username_key: username,
    display_name: name,
    email_verified_at: created_at,
    role,
    language,
    bio,
    avatar_url: drawing ? drawingUrl(drawing) : null,
    city,
    country,
    shows_activity: showsActivity,
    updated_at: created_at,
    ...credentials,
  }
}

type TableRows = { [T in keyof Tables]?: Insertable<Tables[T]>[] }

async function insertAll(database: Deps['database'], rows: TableRows) {
  for (const [table, list] of Object.entries(rows)) {
    if (list.length > 0)
      await database
        .db()
        .insertInto(table as keyof Tables)
        .values(list as never)
        .execute()
  }
}
