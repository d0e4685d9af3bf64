import type { SmartNotificationReason } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import type { Queue } from '../../jobs/queue.ts'
import { isPublished, notMutedBy, postVisibleTo } from '../visibility/index.ts'
import type { Notice, Notices } from './notices.ts'
import type { PreferenceStore } from './preference-store.ts'
import type { PreferenceService } from './preferences.ts'
import { nextCheckIn, quietUntil } from './quiet-hours.ts'

const DAY = 24 * 60 * 60_000
const HOUR = DAY / 24

/** So long after a worry in distress the house says nothing of its own accord. */
const DISTRESS = 72 * HOUR
/** A worry waits this long before its silence is spoken of, and this long before it is asked whether it is still there. */
const UNANSWERED_AFTER = DAY
const UNRESOLVED_AFTER = 14 * DAY
/** Of one worry the same is said once in so many days. */
const AGAIN_AFTER = 30 * DAY
/** Whoever has not come for so long is left in peace. */
const AWAY_AFTER = 60 * DAY
const BATCH = 500
const MOST_AN_HOUR = 10_000

type Choice = { reason: SmartNotificationReason; postId?: string; otherId?: string }
export type Situation = {
  isDistressed: boolean
  unresolved: number
  unanswered: number
  resolvedSimilar: number
  /** The best reason of each kind that was not given lately, the best kind first. */
  choices: Choice[]
}

type Needs = {
  database: Database
  queue: Queue
  notices: Notices
  preferences: PreferenceService
  store: PreferenceStore
  /** For 72 hours after a text of level 2 or 3, private ones included. */
  isInSafetyPause: (userId: string) => Promise<boolean>
  now: () => Date
}

/** What the house says of its own accord: seldom, for a reason, and never to somebody in distress. */
export function checkIns({ database, queue, notices, preferences, store, isInSafetyPause, now }: Needs) {
  /** Own worries that may be spoken of. */
  const own = (userId: string) => sql`posts.user_id = ${userId} and ${isPublished} and posts.moderation_status = 'approved'
    and posts.resolved_at is null`
  const saidLately = (
    reason: SmartNotificationReason,
    userId: string,
  ) => sql`exists (select from notifications n where n.user_id = ${userId}
    and n.kind = 'check-in' and n.reason = ${reason} and n.post_id = posts.id and n.created_at > ${ago(AGAIN_AFTER)})`
  const unanswered = () => sql`posts.comment_count = 0 and posts.support_count = 0 and posts.privacy_level <> 'private'
    and posts.published_at <= ${ago(UNANSWERED_AFTER)}`
  const ago = (ms: number) => new Date(now().getTime() - ms)

  async function isDistressed(userId: string): Promise<boolean> {
    const since = ago(DISTRESS)
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from posts join post_analyses on post_analyses.post_id = posts.id
        where posts.user_id = ${userId} and is_distressed
          and (posts.created_at > ${since} or posts.published_at > ${since} or posts.edited_at > ${since})) as found`.execute(
      database.db(),
    )
    return (rows[0]?.found ?? false) || (await isInSafetyPause(userId))
  }

  /** The resolved worry of somebody else that is most like an open one of the reader's, told about in public by its author. */
  async function resolvedSimilar(userId: string, rows: number) {
    const { rows: found } = await sql<{ own_id: string; other_id: string }>`
      select mine.id as own_id, posts.id as other_id
      from (select posts.id from posts where ${own(userId)} and not ${saidLately('resolved-similar', userId)}
        order by posts.published_at desc limit 50) mine
      join similar_posts on similar_posts.post_id = mine.id
      join posts on posts.id = similar_posts.other_id
      join resolutions on resolutions.post_id = posts.id
      where posts.user_id <> ${userId} and posts.resolved_at is not null and resolutions.is_public
        and resolutions.moderation_status = 'approved' and ${postVisibleTo(userId)} and ${notMutedBy(sql.ref('posts.user_id'), userId)}
      order by similar_posts.similarity desc, posts.id limit ${rows}`.execute(database.db())
    return found
  }

  async function firstOf(userId: string, reason: SmartNotificationReason, condition: ReturnType<typeof unanswered>) {
    const { rows } = await sql<{ id: string }>`
      select posts.id from posts where ${own(userId)} and ${condition} and not ${saidLately(reason, userId)}
      order by posts.published_at limit 1`.execute(database.db())
    return rows.map(({ id }): Choice => ({ reason, postId: id }))
  }

  async function situationOf(userId: string): Promise<Situation> {
    const similar = await resolvedSimilar(userId, 100)
    const { rows } = await sql<{ unresolved: number; unanswered: number }>`
      select count(*)::int as unresolved, (count(*) filter (where ${unanswered()}))::int as unanswered
      from (select * from posts where ${own(userId)} limit 1000) posts`.execute(database.db())
    return {
      isDistressed: await isDistressed(userId),
      unresolved: rows[0]?.unresolved ?? 0,
      unanswered: rows[0]?.unanswered ?? 0,
      resolvedSimilar: new Set(similar.map(({ other_id }) => other_id)).size,
      choices: [
        ...similar.slice(0, 1).map(({ own_id, other_id }): Choice => {
          return { reason: 'resolved-similar', postId: own_id, otherId: other_id }
        }),
        ...(await firstOf(userId, 'unanswered', unanswered())),
        ...(await firstOf(userId, 'unresolved', sql`posts.published_at <= ${ago(UNRESOLVED_AFTER)}`)),
      ],
    }
  }

  /** Today's check-in, if there was one. The day is that of UTC: it only keeps two apart. */
  const today = () => Math.floor(now().getTime() / DAY)
  async function todays(userId: string) {
    const row = await database
      .db()
      .selectFrom('notifications')
      .select(['id', 'reason'])
      .where('user_id', '=', userId)
      .where('kind', '=', 'check-in')
      .where('amount', '=', today())
      .executeTakeFirst()
    return row
  }

  async function isAway(userId: string): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from sessions where user_id = ${userId} and last_used_at > ${ago(AWAY_AFTER)}) as found`.execute(
      database.db(),
    )
    return !rows[0]?.found
  }

  async function say(userId: string, { reason, postId, otherId }: Choice) {
    const notice: Notice = {
      to: userId,
      kind: 'check-in',
      reason,
      amount: today(),
      ...(postId && { postId }),
      ...(otherId && { otherId }),
    }
    // One unread question is enough: the newer one takes its place.
    await sql`delete from notifications where user_id = ${userId} and kind = 'check-in' and read_at is null`.execute(
      database.db(),
    )
    await notices.notify(notice)
  }

  return {
    situationOf,

    /** Chooses what helps now and says it, at most once a day; `undefined`: nothing to say, or not the time for it. */
    trigger: (userId: string): Promise<{ id: string; reason: SmartNotificationReason; isNew: boolean } | undefined> =>
      database.tx(async () => {
        // Two calls at once take turns.
        await sql`select from users where id = ${userId} for no key update`.execute(database.db())
        const { isDistressed, choices } = await situationOf(userId)
        if (isDistressed) return undefined
        const said = await todays(userId)
        if (said) return { id: said.id, reason: said.reason ?? 'hello', isNew: false }
        const [choice] = choices
        if (!choice) return undefined
        await say(userId, choice)
        const made = await todays(userId)
        return made && { id: made.id, reason: choice.reason, isNew: true }
      }),

    jobs: {
      /** One person's check-in, by their rhythm. */
      'notifications.check-in': ({ userId }: { userId: string }) =>
        database.tx(async () => {
          const row = await store.find(userId)
          const at = now()
          // Another process was quicker, or the rhythm was changed meanwhile.
          if (!row?.next_check_in_at || row.next_check_in_at > at) return
          const chosen = await preferences.read(userId)
          const quiet = quietUntil(at, chosen)
          if (quiet) {
            await store.save(userId, { next_check_in_at: quiet }, at)
            return
          }
          const { isDistressed, choices } = await situationOf(userId)
          if (chosen.checkInFrequency !== 'never' && !isDistressed && !(await isAway(userId)) && !(await todays(userId))) {
            await say(userId, choices[0] ?? { reason: 'hello' })
          }
          await store.save(userId, { next_check_in_at: nextCheckIn(at, chosen.checkInFrequency, chosen.timezone) }, at)
        }),
    },

    /** Once an hour: puts down the check-ins whose time has come. */
    async plan() {
      await store.planFirst(MOST_AN_HOUR)
      const due = await store.due(now(), MOST_AN_HOUR)
      for (let from = 0; from < due.length; from += BATCH) {
        await database.tx(async () => {
          for (const userId of due.slice(from, from + BATCH)) {
            await queue.add('notifications.check-in', { userId }, { dedupeKey: `notifications.check-in:${userId}` })
          }
        })
      }
    },
  }
}
export type CheckIns = ReturnType<typeof checkIns>
