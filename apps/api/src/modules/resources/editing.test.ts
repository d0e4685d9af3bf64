import { resourceEditingApi, resourceListsApi, resourcesApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { readCatalogue } from '../catalogue/index.ts'
import { directories } from './directories.ts'
import { resourcesModule } from './index.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let app: Awaited<ReturnType<typeof testApp>>
let admin: Awaited<ReturnType<typeof app.aMember>>
let moderator: typeof admin
let member: typeof admin
beforeAll(async () => {
  // A separate database, because corrections apply to everybody.
  database = await testDatabase()
  app = await testApp({ deps: { database } })
  admin = await app.promoted(await app.aMember(), 'admin')
  moderator = await app.promoted(await app.aMember())
  member = await app.aMember()
})

const HELPLINE = 'us-988'
const report = (id: string, body: object = {}, as?: string) =>
  app.call(resourcesApi.report, { params: { id }, body, ...(as && { as }) })
const openReports = async (query: Record<string, string> = {}) =>
  (await app.call(resourceEditingApi.reports, { as: moderator.token, query: { limit: '100', ...query } })).data
const reportsOf = async (id: string) => (await openReports()).reports.filter(({ resourceId }) => resourceId === id)
const correct = (id: string, body: object, { as = admin.token, language = 'en' } = {}) =>
  app.call(resourceEditingApi.correct, { params: { id }, body: { reason: 'It moved', ...body }, query: { language }, as })
const read = (id: string, language = 'en') => app.call(resourcesApi.read, { params: { id }, query: { language } })
const changesOf = async (resourceId: string, as = moderator.token) =>
  (await app.call(resourceEditingApi.changes, { query: { resourceId }, as })).data

describe('a report of a wrong entry', () => {
  it('needs no sign-in, and stores nothing about the reporter', async () => {
    expect(await report('mind-uk', { problem: 'broken-address', details: ' The page is gone. ' })).toMatchObject({ status: 201 })
    expect(await report('mind-uk', { problem: 'closed' }, member.token)).toMatchObject({ status: 201 })
    const found = await reportsOf('mind-uk')
    expect(found.map(({ problem, details, title }) => [problem, details, title])).toEqual([
      ['broken-address', 'The page is gone.', 'Mind'],
      ['closed', null, 'Mind'],
    ])
    const rows = await app.database.db().selectFrom('resource_reports').selectAll().where('resource_id', '=', 'mind-uk').execute()
    expect(JSON.stringify(rows)).not.toContain(member.id)
  })

  it('about a helpline is listed before the others', async () => {
    await report('rethink')
    await report(HELPLINE, { problem: 'wrong-facts' })
    const { reports } = await openReports()
    expect(reports[0]).toMatchObject({ resourceId: HELPLINE, isHelpline: true })
    expect(reports.at(-1)).toMatchObject({ isHelpline: false })
  })

  it.each([
    ['no-such-entry', {}, 404, undefined],
    ['rethink', { problem: 'ugly' }, 400, 'problem'],
    ['rethink', { details: 'a'.repeat(501) }, 400, 'details'],
    ['rethink', { name: 'me' }, 400, 'name'],
  ])('of %s with %o is refused', async (id, body, status, path) => {
    const response = await report(id, body)
    expect([response.status, response.error.details?.[0]?.path]).toEqual([status, path])
  })

  it('is stored up to twenty times for an entry, and again after some are closed', async () => {
    for (let count = 0; count < 22; count++) expect((await report('nakos')).status).toBe(201)
    const open = await reportsOf('nakos')
    expect(open).toHaveLength(20)
    const close = () => app.call(resourceEditingApi.close, { params: { id: open[0]?.id ?? '' }, as: moderator.token })
    expect([(await close()).status, (await close()).status]).toEqual([200, 200])
    expect(await reportsOf('nakos')).toHaveLength(19)
    await report('nakos')
    expect(await reportsOf('nakos')).toHaveLength(20)
  })

  it('is listed in pages, with the total', async () => {
    await report('mind-uk')
    const { reports, total, hasMore } = await openReports({ limit: '1' })
    expect([reports.length, hasMore]).toEqual([1, true])
    expect(total).toBe((await openReports()).reports.length)
  })

  it('is deleted 90 days after it was closed', async () => {
    const DAY = 24 * 60 * 60_000
    let at = Date.now()
    const later = await testApp({ now: () => new Date(at), deps: { database } })
    await later.call(resourcesApi.report, { params: { id: 'happiness-trap' }, body: {} })
    const [open] = await reportsOf('happiness-trap')
    await later.call(resourceEditingApi.close, { params: { id: open?.id ?? '' }, as: moderator.token })
    const isKept = async () =>
      (
        await later.database
          .db()
          .selectFrom('resource_reports')
          .select('id')
          .where('id', '=', open?.id ?? '')
          .execute()
      ).length > 0
    const [deleteClosedReports] = resourcesModule(later.deps).cleanupTasks
    at += 89 * DAY
    await deleteClosedReports?.()
    expect(await isKept()).toBe(true)
    at += 2 * DAY
    await deleteClosedReports?.()
    expect(await isKept()).toBe(false)
  })
})

describe('a correction', () => {
  it('applies to every language, except a description, which has one', async () => {
    const address = 'https://example.org/moved'
    const { status, data } = await correct(
      'nhs-every-mind-matters',
      { url: address, title: 'Every Mind', description: 'Ein neuer Satz.' },
      { language: 'de' },
    )
    expect([status, data.resource.url, data.original.title]).toEqual([200, address, 'Every Mind Matters'])
    expect((await read('nhs-every-mind-matters', 'de')).data).toMatchObject({
      title: 'Every Mind',
      url: address,
      description: 'Ein neuer Satz.',
    })
    const french = (await read('nhs-every-mind-matters', 'fr')).data
    expect([french.title, french.url]).toEqual(['Every Mind', address])
    expect(french.description).not.toBe('Ein neuer Satz.')
    const found = await app.call(resourcesApi.list, { query: { query: 'neuer satz', language: 'de' } })
    expect(found.data.resources.map(({ id }) => id)).toContain('nhs-every-mind-matters')
  })

  it('is undone by null; omitted fields do not change', async () => {
    await correct('nakos', { title: 'Nakos new', cost: 'paid' })
    await correct('nakos', { title: null })
    expect((await read('nakos')).data).toMatchObject({ title: 'NAKOS', cost: 'paid' })
    await correct('nakos', { cost: null })
    expect((await read('nakos')).data.cost).toBe('free')
  })

  it('hides an entry from everybody except editors, and shows it again', async () => {
    const total = async () => (await app.call(resourcesApi.list, {})).data.total
    const before = await total()
    await correct('kokoro-no-mimi', { isHidden: true })
    expect((await read('kokoro-no-mimi')).status).toBe(404)
    expect(await total()).toBe(before - 1)
    const editing = await app.call(resourceEditingApi.read, { params: { id: 'kokoro-no-mimi' }, as: moderator.token })
    expect([editing.status, editing.data.isHidden]).toEqual([200, true])
    await correct('kokoro-no-mimi', { isHidden: false })
    expect((await read('kokoro-no-mimi')).status).toBe(200)
  })

  it('is kept in a history that nobody can change', async () => {
    await correct('rethink', { url: 'https://example.org/rethink' })
    await correct('rethink', { url: null, isHidden: true, reason: 'It is closed' })
    const { changes, hasMore } = await changesOf('rethink')
    expect(hasMore).toBe(false)
    expect(changes.map(({ reason, fields, by }) => ({ reason, fields, by: by?.id }))).toEqual([
      {
        reason: 'It is closed',
        fields: [
          { field: 'url', language: null, to: null },
          { field: 'isHidden', language: null, to: true },
        ],
        by: admin.id,
      },
      { reason: 'It moved', fields: [{ field: 'url', language: null, to: 'https://example.org/rethink' }], by: admin.id },
    ])
    await expect(app.database.db().deleteFrom('resource_changes').execute()).rejects.toThrow()
  })

  it('by two admins at once is merged', async () => {
    await Promise.all([correct('happiness-trap', { title: 'A' }), correct('happiness-trap', { url: 'https://example.org/b' })])
    expect((await read('happiness-trap')).data).toMatchObject({ title: 'A', url: 'https://example.org/b' })
  })

  it('applies to other processes within a minute', async () => {
    let at = Date.now()
    const other = await testApp({ now: () => new Date(at), deps: { database } })
    const title = async () => (await other.call(resourcesApi.read, { params: { id: 'feeling-good' } })).data.title
    expect(await title()).toBe('Feeling Good')
    await correct('feeling-good', { title: 'Feeling Better' })
    expect(await title()).toBe('Feeling Good')
    at += 61_000
    expect(await title()).toBe('Feeling Better')
  })

  it('remains while the database is unavailable, and the directory works without the database', async () => {
    let at = Date.now()
    let isAway = true
    const all = async () => {
      if (isAway) throw new Error('away')
      return new Map([['mind-uk', { title: 'Corrected' }]])
    }
    const directory = directories({ catalogue: readCatalogue('nowhere'), corrections: { all }, now: () => new Date(at) })
    const title = async () => (await directory.in('en')).entries.get('mind-uk')?.resource.title
    expect(await title()).toBe('Mind')
    isAway = false
    expect(await title()).toBe('Corrected')
    isAway = true
    at += 61_000
    expect(await title()).toBe('Corrected')
  })

  it.each([
    [{ url: 'http://example.org' }, 'url'],
    [{ url: 'https://' }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ title: ' ' }, 'title'],
    [{ title: 'a'.repeat(201) }, 'title'],
    [{ cost: 'cheap' }, 'cost'],
    [{ description: 'a'.repeat(401) }, 'description'],
    [{ isHidden: 'yes' }, 'isHidden'],
    [{ reason: '' }, 'reason'],
  ])('with %o is refused with the field', async (body, path) => {
    const { status, error } = await correct('mind-over-mood', body)
    expect([status, error.details?.[0]?.path]).toEqual([400, path])
  })

  it('that changes nothing, or changes a helpline, is refused with a message', async () => {
    expect((await correct('mind-over-mood', {})).error.message).toBe('Nothing is changed yet')
    const helpline = await correct(HELPLINE, { title: 'Another' })
    expect([helpline.status, helpline.error.message]).toEqual([
      400,
      'Helplines are corrected in their own list, so that every page says the same',
    ])
    expect((await correct('no-such-entry', { title: 'x' })).status).toBe(404)
  })

  it('requires an admin; reading requires a moderator', async () => {
    expect((await correct('mind-over-mood', { title: 'x' }, { as: moderator.token })).status).toBe(403)
    expect((await correct('mind-over-mood', { title: 'x' }, { as: member.token })).status).toBe(403)
    for (const endpoint of [resourceEditingApi.reports, resourceEditingApi.changes]) {
      expect((await app.call(endpoint, { as: member.token })).status).toBe(403)
      expect((await app.call(endpoint, {})).status).toBe(401)
      expect((await app.call(endpoint, { as: moderator.token })).status).toBe(200)
    }
    const former = await app.promoted(await app.aMember(), 'admin')
    await app.database.db().updateTable('users').set({ role: 'member' }).where('id', '=', former.id).execute()
    expect((await correct('mind-over-mood', { title: 'x' }, { as: former.token })).status).toBe(403)
  })
})

describe('own lists', () => {
  const premium = async () => {
    const person = await app.aMember()
    await setTier(person.id, 'premium')
    return person
  }
  const setTier = (id: string, tier: 'free' | 'premium') =>
    app.database.db().updateTable('users').set({ tier }).where('id', '=', id).execute()
  const aForm = (ids: string[], name = 'For bad days') => ({ name, entries: ids.map((resourceId) => ({ resourceId, note: '' })) })
  const add = (as: string, body: object = aForm(['mind-uk'])) => app.call(resourceListsApi.create, { body, as })
  const listsOf = async (as: string, language = 'en') =>
    (await app.call(resourceListsApi.list, { as, query: { language } })).data.lists

  it('keep order, notes and the reader’s language', async () => {
    const { token } = await premium()
    const { data } = await add(token, {
      name: ' For bad days ',
      entries: [{ resourceId: 'nakos', note: 'Ask on Monday' }, { resourceId: 'mind-uk' }],
    })
    expect(data).toMatchObject({ name: 'For bad days', entries: [{ note: 'Ask on Monday' }, { note: '' }] })
    const form = {
      name: 'Renamed',
      entries: [
        { resourceId: 'mind-uk', note: 'Warm' },
        { resourceId: 'nakos', note: '' },
      ],
    }
    await app.call(resourceListsApi.update, { params: { id: data.id }, body: form, as: token })
    const [list] = await listsOf(token, 'de')
    expect(list).toMatchObject({ name: 'Renamed', entries: form.entries })
    expect(list?.entries[0]?.resource?.description).toBe((await read('mind-uk', 'de')).data.description)
  })

  it('require premium for writing; everybody can read and delete their own', async () => {
    const person = await premium()
    const { data } = await add(person.token)
    await setTier(person.id, 'free')
    const save = () => app.call(resourceListsApi.update, { params: { id: data.id }, body: aForm([]), as: person.token })
    for (const refused of [await add(person.token), await save()]) {
      expect([refused.status, refused.error.code]).toEqual([403, 'UPGRADE_REQUIRED'])
    }
    expect(await listsOf(person.token)).toHaveLength(1)
    expect((await app.call(resourceListsApi.remove, { params: { id: data.id }, as: person.token })).status).toBe(200)
    expect(await listsOf(person.token)).toHaveLength(0)
    expect((await app.call(resourceListsApi.list, {})).status).toBe(401)
  })

  it('of another person are not found', async () => {
    const [mine, theirs] = [await premium(), await premium()]
    const { data } = await add(mine.token)
    const params = { id: data.id }
    expect((await app.call(resourceListsApi.update, { params, body: aForm([]), as: theirs.token })).status).toBe(404)
    expect((await app.call(resourceListsApi.remove, { params, as: theirs.token })).status).toBe(404)
    expect((await listsOf(mine.token))[0]?.entries).toHaveLength(1)
    expect(await listsOf(theirs.token)).toEqual([])
  })

  it('mark entries that were removed from the directory, and can be saved with them', async () => {
    const { token } = await premium()
    const { data } = await add(token, aForm(['salud-mental-espana']))
    await correct('salud-mental-espana', { isHidden: true })
    expect((await listsOf(token))[0]?.entries).toEqual([{ resourceId: 'salud-mental-espana', note: '', resource: null }])
    await app.database
      .db()
      .updateTable('resource_lists')
      .set({ entries: JSON.stringify([{ resourceId: 'gone-for-good', note: '' }]) })
      .where('id', '=', data.id)
      .execute()
    const saved = await app.call(resourceListsApi.update, {
      params: { id: data.id },
      body: aForm(['gone-for-good', 'mind-uk']),
      as: token,
    })
    expect(saved.data.entries.map(({ resource }) => resource?.id ?? null)).toEqual([null, 'mind-uk'])
  })

  it('are limited to 20, also for concurrent requests', async () => {
    const { token } = await premium()
    const made = await Promise.all(Array.from({ length: 23 }, () => add(token, aForm([]))))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(made.filter(({ status }) => status === 409)).toHaveLength(3)
    expect(await listsOf(token)).toHaveLength(20)
  })

  it.each([
    [{ name: '', entries: [] }, 'name'],
    [{ name: 'a'.repeat(101), entries: [] }, 'name'],
    [{ name: 'a' }, 'entries'],
    [{ name: 'a', entries: [{ resourceId: 'no-such-entry' }] }, 'entries.0.resourceId'],
    [{ name: 'a', entries: [{ resourceId: 'nakos' }, { resourceId: 'nakos' }] }, 'entries'],
    [{ name: 'a', entries: [{ resourceId: 'nakos', note: 'a'.repeat(1001) }] }, 'entries.0.note'],
    [{ name: 'a', entries: Array.from({ length: 51 }, (_, at) => ({ resourceId: `a-${at}` })) }, 'entries'],
  ])('with %o are refused with the field', async (body, path) => {
    const { token } = await premium()
    const { status, error } = await add(token, body)
    expect([status, error.details?.[0]?.path]).toEqual([400, path])
  })
})
