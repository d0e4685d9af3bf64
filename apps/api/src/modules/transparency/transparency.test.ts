import { moderationApi, postsApi, transparencyApi } from '@worrystone/contracts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** Numbers that are not published: the month holds fewer than ten of everything else. */
const NOTHING = {
  reports: null,
  held: null,
  hidden: null,
  kept: null,
  warned: null,
  removed: null,
  pausedAccounts: null,
  appeals: null,
  appealsGranted: null,
  appealsRefused: null,
  medianHours: null,
}

let app: App
let clock: Date | undefined
let moderator: Awaited<ReturnType<App['aMember']>>
let reporter: Awaited<ReturnType<App['aMember']>>

beforeAll(async () => {
  // The figures are about all of the community, so it has a database of its own.
  const database = await testDatabase()
  await seedCatalogue(database)
  app = await testApp({ now: () => clock ?? new Date(), deps: { database } })
  moderator = await app.promoted(await app.aMember())
  reporter = await app.aMember()
})

const published = async () => (await app.call(transparencyApi.months)).data
async function cleanUpAt(time: string) {
  clock = new Date(time)
  await app.jobs['site.cleanup']?.({})
  clock = undefined
}

async function aReportedWorry() {
  const author = await app.aMember()
  const body = { shortContent: `worry ${crypto.randomUUID()}`, worryPrompt: 'What if...' }
  const { id } = (await app.call(postsApi.create, { as: author.token, body })).data
  const report = { reason: 'spam' as const }
  await app.call(moderationApi.reportPost, { as: reporter.token, params: { id }, body: report })
  return { author, postId: id }
}

/** Decides the only open case. */
async function decideNext(outcome: 'keep' | 'remove') {
  const { cases } = (await app.call(moderationApi.cases, { as: moderator.token, query: { state: 'open' } })).data
  const id = cases[0]?.id ?? ''
  await app.call(moderationApi.decide, { as: moderator.token, params: { id }, body: { outcome, reason: 'Read it twice' } })
  return id
}

/** What was done in this test happened at this time, and its cases were opened `hours` before. */
const happenedAt = async (time: string, { hours }: { hours: number }) => {
  const opened = new Date(new Date(time).getTime() - hours * 3_600_000)
  await sql`update moderation_events set at = ${new Date(time)} where at > now() - interval '1 hour'`.execute(app.database.db())
  await sql`update moderation_cases set created_at = ${opened} where created_at > now() - interval '1 hour'`.execute(
    app.database.db(),
  )
}

describe('the figures about moderation', () => {
  it('are nothing in a community without moderation, for everybody', async () => {
    await cleanUpAt('2025-10-12T12:00:00Z')
    expect(await published()).toEqual({ floor: 10, months: [] })
  })

  it('stand when the month is over, without numbers under ten, and stay when the accounts are gone', async () => {
    for (let i = 0; i < 10; i++) {
      await aReportedWorry()
      await decideNext(i < 2 ? 'remove' : 'keep')
    }
    await happenedAt('2025-10-20T10:00:00Z', { hours: 5 })
    await cleanUpAt('2025-10-31T23:59:59Z')
    expect((await published()).months).toEqual([])

    await cleanUpAt('2025-11-01T00:00:01Z')
    // Ten reports and ten decisions; eight kept and two removed are both under ten.
    const october = { ...NOTHING, month: '2025-10', reports: 10, medianHours: 5 }
    expect((await published()).months).toEqual([october])

    await sql`delete from moderation_cases`.execute(app.database.db())
    await cleanUpAt('2025-12-02T00:00:00Z')
    expect((await published()).months).toEqual([{ ...NOTHING, month: '2025-11' }, october])
  })

  it('leave out cases of people in danger', async () => {
    const post = await aReportedWorry()
    const [caseId] = await Promise.all([
      decideNext('keep'),
      sql`
      insert into moderation_events (case_id, what)
      select c.id, 'held' from moderation_cases c, generate_series(1, 30) where c.subject_id = ${post.postId}`.execute(
        app.database.db(),
      ),
    ])
    await sql`update moderation_cases set danger_level = 2 where id = ${caseId}`.execute(app.database.db())
    await happenedAt('2025-12-10T10:00:00Z', { hours: 1 })
    await cleanUpAt('2026-01-01T00:00:00Z')
    expect((await published()).months[0]).toEqual({ ...NOTHING, month: '2025-12' })
  })

  it('count held texts, hidden comments and appeals', async () => {
    const { author } = await aReportedWorry()
    const caseId = await decideNext('remove')
    await app.call(moderationApi.appeal, { as: author.token, params: { id: caseId }, body: { text: 'Please look again' } })
    const repeated = sql`from moderation_events e, generate_series(1, 9) where e.case_id = ${caseId} and e.what = 'appealed'`
    await sql`insert into moderation_events (case_id, what) select e.case_id, e.what ${repeated}`.execute(app.database.db())
    const added = (what: string, detail: string | null, times: number) =>
      sql`insert into moderation_events (case_id, what, detail)
        select ${caseId}, ${what}, ${detail}::text from generate_series(1, ${times})`.execute(app.database.db())
    await added('held', 'spam', 12)
    await added('hidden', null, 11)
    await added('appeal-decided', 'granted', 13)
    await added('appeal-decided', 'refused', 9)
    await happenedAt('2026-01-20T10:00:00Z', { hours: 1 })
    await cleanUpAt('2026-02-01T00:00:00Z')
    expect((await published()).months[0]).toEqual({
      ...NOTHING,
      ...{ month: '2026-01', held: 12, hidden: 11, appeals: 10, appealsGranted: 13 },
    })
  })
})
