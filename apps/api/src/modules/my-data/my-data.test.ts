import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  accountSecurityApi,
  authApi,
  commentsApi,
  followsApi,
  meTooApi,
  moderationApi,
  myDataApi,
  picturesApi,
  postsApi,
  profilesApi,
  type SignInResponse,
  signInStepsApi,
  supportApi,
  usersApi,
} from '@worrystone/contracts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'
import { columnsAboutPeople, EXCLUDED_TABLES, OTHER_USER_COLUMNS, OWNER_COLUMNS } from './collect.ts'

let app: Awaited<ReturnType<typeof testApp>>
let clock = new Date()
beforeAll(async () => {
  app = await testApp({ now: () => clock })
})
const later = (hours: number) => {
  clock = new Date(clock.getTime() + hours * 3_600_000)
}

type Member = Awaited<ReturnType<typeof app.aMember>>
const login = ({ email, password }: Pick<Member, 'email' | 'password'>) => app.call(authApi.login, { body: { email, password } })
const challengeOf = ({ data }: { data: SignInResponse }) => (data.kind === 'account-leaving' ? data.challenge : undefined)
const archiveOf = async (as: string) => (await app.call(myDataApi.overview, { as })).data.archive
const requestArchive = (as: string | undefined) => app.call(myDataApi.createArchive, { as })
const leave = (as: string | undefined, password: unknown) => app.call(myDataApi.deleteAccount, { as, body: { password } })
const runCleanup = () => app.jobs['site.cleanup']?.({})

async function aWorry(as: string, shortContent = 'What if nobody comes?', privacyLevel = 'public') {
  const body = { shortContent, worryPrompt: 'What if...', privacyLevel }
  return (await app.call(postsApi.create, { as, body })).data.id
}
const comment = async (as: string, postId: string, content: string, parentCommentId?: string) => {
  const body = { content, ...(parentCommentId && { parentCommentId }) }
  const { data, error } = await app.call(commentsApi.create, { as, params: { postId }, body })
  if (error) throw new Error(error.message)
  return data.id
}
async function uploadPicture(as: string) {
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
  const head = '--b\r\ncontent-disposition: form-data; name="profilePicture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/profile-picture/me',
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${as}` },
  })
  return (response.json() as { data: { profilePictureUrl: string } }).data.profilePictureUrl
}

describe('the link to an archive', () => {
  const linkOf = async (as: string) => {
    await app.call(myDataApi.createArchive, { as })
    await app.runJobs('my-data.archive')
    return (await archiveOf(as))?.url ?? ''
  }
  const statusOf = async (url: string) => (await app.server.inject(url)).statusCode

  test('expires with the session that requested it', async () => {
    const me = await app.aMember()
    const url = await linkOf(me.token)
    const { data: other } = await app.call(authApi.login, { body: { email: me.email, password: me.password } })
    const elsewhere = (await archiveOf(signedIn(other).token))?.url ?? ''
    expect([await statusOf(url), await statusOf(elsewhere)]).toEqual([200, 200])
    await app.call(authApi.logout, { as: me.token })
    expect([await statusOf(url), await statusOf(elsewhere)]).toEqual([404, 200])
  })

  test('expires when the password is changed', async () => {
    const me = await app.aMember()
    const url = await linkOf(me.token)
    const body = { currentPassword: me.password, password: 'Another-Stone-7' }
    expect((await app.call(accountSecurityApi.changePassword, { as: me.token, body })).status).toBe(200)
    expect(await statusOf(url)).toBe(404)
  })

  test('expires when the deletion of the account is requested', async () => {
    const me = await app.aMember()
    const url = await linkOf(me.token)
    expect((await app.call(myDataApi.deleteAccount, { as: me.token, body: { password: me.password } })).status).toBe(200)
    expect(await statusOf(url)).toBe(404)
  })

  test('is valid for its own session only', async () => {
    const me = await app.aMember()
    const url = await linkOf(me.token)
    expect(await statusOf(url.replace(/[\w-]{36}\./, `${crypto.randomUUID()}.`))).toBe(404)
  })
})

describe('the archive', () => {
  async function loaded(as: string) {
    await requestArchive(as)
    await app.runJobs('my-data.archive')
    const archive = await archiveOf(as)
    const response = await app.server.inject(archive?.url ?? '')
    const files = unzip(response.rawPayload)
    return { archive, response, files, data: JSON.parse(files.get('data.json')?.toString() ?? '{}') }
  }

  test('is made by a job and contains all data of the user', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    await app.call(profilesApi.update, { as: me.token, body: { displayName: 'Zoë', bio: 'My bio' } })
    await uploadPicture(me.token)
    const draft = await aWorry(me.token, 'Mine alone', 'private')
    const theirs = await aWorry(other.token, 'A worry of somebody else')
    await comment(me.token, theirs, 'I know this')
    await app.call(followsApi.follow, { as: me.token, params: { userId: other.id } })

    const begun = await requestArchive(me.token)
    expect(begun.status).toBe(202)
    expect(begun.data.archive).toMatchObject({ state: 'being-made', url: null, expiresAt: null })
    const { archive, response, files, data } = await loaded(me.token)
    expect(archive).toMatchObject({ state: 'ready', bytes: response.rawPayload.length })
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="worrystone-my-data.zip"',
      'cache-control': 'no-store',
    })
    expect([...files.keys()].sort()).toEqual(['about.txt', 'data.json', 'picture.webp'])
    expect((await sharp(files.get('picture.webp')).metadata()).format).toBe('webp')
    expect(data.account).toMatchObject({ email: me.email, username: me.username, display_name: 'Zoë', bio: 'My bio' })
    expect(data.posts).toMatchObject([{ id: draft, short_content: 'Mine alone' }])
    expect(data.comments).toMatchObject([{ content: 'I know this' }])
    expect(data.following).toMatchObject([{ username: other.username }])
    expect(data.sessions).toHaveLength(1)
  })

  test('contains no credentials, and nothing of others', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const marker = `secret-of-${randomUUID()}`
    await aWorry(other.token, marker)
    await app.database.db().insertInto('blocks').values({ blocker_id: other.id, blocked_id: me.id }).execute()
    const { files } = await loaded(me.token)
    const text = files.get('data.json')?.toString() ?? ''
    expect(text).toContain(me.email)
    for (const foreign of [marker, other.id, other.username, '$argon2', 'password', 'hash', 'secret'])
      expect(text).not.toContain(foreign)
  })

  test('contains the reports and decisions that the user can see, but no rejected ones about the user', async () => {
    const [me, other, moderator] = [await app.aMember(), await app.aMember(), await app.promoted(await app.aMember())]
    const reported = async (outcome: string) => {
      const id = await aWorry(me.token)
      await app.call(moderationApi.reportPost, { as: other.token, params: { id }, body: { reason: 'spam' } })
      const { cases } = (await app.call(moderationApi.cases, { as: moderator.token, query: { limit: '100' } })).data
      const caseId = cases.find(({ subjectId }) => subjectId === id)?.id ?? ''
      const body = { outcome, reason: `Because of ${outcome}` }
      const { status } = await app.call(moderationApi.decide, { as: moderator.token, params: { id: caseId }, body })
      expect(status).toBe(200)
      return caseId
    }
    const rejectedCase = await reported('keep')
    await reported('warn')
    const ownCases = (await app.call(moderationApi.own, { as: me.token, query: {} })).data.cases
    const { data } = await loaded(me.token)
    expect(ownCases).toHaveLength(1)
    expect(data.moderation_cases).toEqual(ownCases)
    expect(JSON.stringify(data)).not.toContain(rejectedCase)
    expect(JSON.stringify(data)).not.toContain('Because of keep')
  })

  test('is made one at a time', async () => {
    const me = await app.aMember()
    const [one, two] = await Promise.all([requestArchive(me.token), requestArchive(me.token)])
    expect(two.data).toEqual(one.data)
    await app.runJobs('my-data.archive')
    const first = await archiveOf(me.token)
    await requestArchive(me.token)
    expect((await app.server.inject(first?.url ?? '')).statusCode).toBe(404)
    await app.runJobs('my-data.archive')
    const second = await archiveOf(me.token)
    expect((await app.server.inject(second?.url ?? '')).statusCode).toBe(200)
    expect(readdirSync(join(app.deps.config.dataDir, 'archives', me.id))).toHaveLength(1)
  })

  test('is available for 24 hours', async () => {
    const me = await app.aMember()
    const { archive } = await loaded(me.token)
    expect(new Date(archive?.expiresAt ?? 0).getTime() - clock.getTime()).toBe(24 * 3_600_000)
    later(24)
    expect((await app.server.inject(archive?.url ?? '')).statusCode).toBe(404)
    const { data } = await login(me)
    expect(await archiveOf(signedIn(data).token)).toBeNull()
    await runCleanup()
    expect(() => readdirSync(join(app.deps.config.dataDir, 'archives', me.id))).toThrow()
  })

  test('has a link that cannot be guessed from another', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const [mine, theirs] = [(await loaded(me.token)).archive?.url ?? '', (await loaded(other.token)).archive?.url ?? '']
    const mixed = [...mine.split('/').slice(0, -1), theirs.split('/').at(-1)].join('/')
    for (const url of [mixed, `${mine}x`, mine.slice(0, -1), '/api/my-data/archive/x/y']) {
      expect((await app.server.inject(url)).statusCode).toBe(404)
    }
  })

  test('is for the user, after the password was confirmed recently', async () => {
    expect((await requestArchive(undefined)).status).toBe(401)
    expect((await app.call(myDataApi.overview)).status).toBe(401)
    const me = await app.aMember()
    later(1)
    expect((await requestArchive(me.token)).error.code).toBe('SIGN_IN_AGAIN')
  })

  test('covers every column that refers to a user', async () => {
    const columns = await columnsAboutPeople(app.database)
    expect(columns.length).toBeGreaterThan(15)
    const unknown = columns.filter(({ column }) => !OWNER_COLUMNS.includes(column) && !OTHER_USER_COLUMNS.includes(column))
    expect(unknown, 'say in collect.ts whether the row is theirs (OWN) or not (OTHERS)').toEqual([])
    const tables = new Set(columns.map(({ table }) => table))
    expect(EXCLUDED_TABLES.filter((table) => !tables.has(table))).toEqual([])
  })
})

describe('deleting the account', () => {
  test('hides it everywhere at once, for visitors and members, and signs every device out', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const name = `leaver${randomUUID().slice(0, 8)}`
    await app.call(profilesApi.update, { as: me.token, body: { displayName: name } })
    const mine = await aWorry(me.token)
    const theirs = await aWorry(other.token)
    const commentId = await comment(me.token, theirs, 'Before I go')
    await comment(other.token, theirs, 'An answer', commentId)
    await app.call(followsApi.follow, { as: other.token, params: { userId: me.id } })
    const second = (await login(me)).data

    const visibleTo = async (as?: string) => ({
      profile: (await app.call(usersApi.byUsername, { as, params: { username: me.username } })).status,
      picture: (await app.call(picturesApi.ofPerson, { as, params: { userId: me.id } })).status,
      post: (await app.call(postsApi.read, { as, params: { id: mine } })).status,
      byUser: (await app.call(postsApi.byUser, { as, params: { userId: me.id } })).status,
      listed: (await app.call(postsApi.list, { as, query: { limit: '100' } })).data.posts.some(({ id }) => id === mine),
      comment: (await app.call(commentsApi.list, { as, params: { postId: theirs } })).data.comments.map(({ user }) => user?.id),
      followed: (await app.call(followsApi.following, { as, params: { userId: other.id } })).data.follows.length,
    })
    const visible = { profile: 200, picture: 200, post: 200, byUser: 200, listed: true, comment: [me.id, other.id], followed: 1 }
    const hidden = { profile: 404, picture: 404, post: 404, byUser: 404, listed: false, comment: [other.id], followed: 0 }
    expect(await visibleTo()).toEqual(visible)
    expect(await visibleTo(other.token)).toEqual(visible)

    const left = await leave(me.token, me.password)
    expect(left.status).toBe(200)
    expect(new Date(left.data.leavesAt).getTime() - clock.getTime()).toBe(14 * 24 * 3_600_000)
    expect(await visibleTo()).toEqual(hidden)
    expect(await visibleTo(other.token)).toEqual(hidden)
    expect((await app.call(profilesApi.search, { as: other.token, query: { query: name } })).data.users).toEqual([])
    for (const token of [me.token, signedIn(second).token])
      expect((await app.call(usersApi.profile, { as: token })).status).toBe(401)

    const back = await login(me)
    const { leavesAt } = left.data
    expect([back.status, back.data]).toEqual([200, { kind: 'account-leaving', challenge: expect.any(String), leavesAt }])
    const undo = () => app.call(signInStepsApi.undoDeletion, { body: { challenge: challengeOf(back) } })
    const undone = await undo()
    expect(undone.status).toBe(200)
    expect((await app.call(usersApi.profile, { as: undone.data.token })).status).toBe(200)
    expect(await visibleTo()).toEqual(visible)
    expect((await undo()).status).toBe(400)
    expect((await login(me)).data.kind).toBe('signed-in')
    later(15 * 24)
    await runCleanup()
    expect((await login(me)).data.kind).toBe('signed-in')
  })

  test('is undone once, also with concurrent requests', async () => {
    const me = await app.aMember()
    await leave(me.token, me.password)
    const challenge = challengeOf(await login(me))
    const undo = () => app.call(signInStepsApi.undoDeletion, { body: { challenge } })
    const statuses = (await Promise.all([undo(), undo(), undo(), undo()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400, 400, 400])
  })

  test('is undone only by a user who could sign in', async () => {
    const me = await app.aMember()
    await leave(me.token, me.password)
    expect((await login({ ...me, password: 'Not-the-one-1' })).error.code).toBe('INVALID_CREDENTIALS')
    expect((await app.call(signInStepsApi.undoDeletion, { body: { challenge: 'invented' } })).status).toBe(400)
    expect((await app.call(authApi.refresh, { body: { refreshToken: me.refreshToken } })).status).toBe(401)
  })

  test.each([
    ['Not-mine-1', 'This is not your password. Please try again.'],
    ['', 'Password is required'],
    [undefined, 'Password is required'],
  ])('requires the password: %j', async (password, message) => {
    const me = await app.aMember()
    const { status, error } = await leave(me.token, password)
    expect([status, error.details]).toEqual([400, [{ path: 'password', message }]])
    expect((await login(me)).status).toBe(200)
    expect((await leave(undefined, 'x')).status).toBe(401)
  })
})

describe('after 14 days', () => {
  async function everything() {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(app.database.db())
    const all: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(app.database.db())
      all.push(...rows.map(({ row }) => `${name}: ${row}`))
    }
    const root = app.deps.config.dataDir
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      all.push(`file: ${path.slice(root.length)} ${entry.isFile() ? readFileSync(path, 'latin1') : ''}`)
    }
    return all
  }
  const rowsWith = (all: string[], markers: string[]) =>
    all
      .filter((line) => markers.some((marker) => line.toLowerCase().includes(marker.toLowerCase())))
      .map((line) => line.slice(0, 200))

  test('nothing of the user remains in the database or on the disk, and the counts of others are right', async () => {
    const mark = randomUUID().slice(0, 8)
    const [me, other, third] = [
      await app.aMember({ username: `gone_${mark}`, verified: true }),
      await app.aMember(),
      await app.aMember(),
    ]
    const as = me.token
    const marked = (text: string) => `${text} marker${mark}`

    await app.call(profilesApi.update, {
      as,
      body: {
        displayName: marked('Name'),
        bio: marked('Bio'),
        country: 'DE',
        region: marked('Region'),
        city: marked('City'),
        locationSharing: true,
      },
    })
    await uploadPicture(as)
    await requestArchive(as)
    await app.runJobs('my-data.archive')
    await app.call(accountSecurityApi.beginTwoFactor, { as })
    await app.call(accountSecurityApi.beginPasskey, { as })
    await app.call(accountSecurityApi.changeEmail, { as, body: { email: `next_marker${mark}@example.org` } })
    await app.runJobs('mail.new-address')

    const mine = await aWorry(as, marked('My worry'))
    await comment(other.token, mine, 'An answer of somebody else')
    const theirs = await aWorry(other.token, 'Their worry')
    await app.call(moderationApi.reportPost, { as, params: { id: theirs }, body: { reason: 'other', details: marked('Report') } })
    await app.call(moderationApi.reportPost, { as: third.token, params: { id: mine }, body: { reason: 'spam' } })
    // Deleted while a case waits: moderators still read it.
    const deleted = await aWorry(as, marked('Deleted'))
    await app.call(moderationApi.reportPost, { as: third.token, params: { id: deleted }, body: { reason: 'spam' } })
    await app.call(postsApi.remove, { as, params: { id: deleted } })
    for (const token of [as, third.token]) {
      await app.call(supportApi.add, { as: token, params: { postId: theirs } })
      await app.call(meTooApi.add, { as: token, params: { postId: theirs } })
    }
    await app.call(followsApi.follow, { as, params: { userId: other.id } })
    await app.call(followsApi.follow, { as: other.token, params: { userId: me.id } })
    // Answered by others, answered by the user only, and a placeholder whose only answer is the user's.
    const answered = await comment(as, theirs, marked('Answered'))
    const reply = await comment(third.token, theirs, 'Kept answer', answered)
    await comment(as, theirs, marked('Below'), reply)
    await comment(as, theirs, marked('Own'), await comment(as, theirs, marked('Alone')))
    const place = await comment(third.token, theirs, 'Soon empty')
    await comment(as, theirs, marked('Holds a place'), place)
    await app.call(commentsApi.remove, { as: third.token, params: { id: place } })

    const markers = [me.id, me.username, me.email, `marker${mark}`]
    const before = rowsWith(await everything(), markers)
    for (const part of [
      'users',
      'posts',
      'comments',
      'reports',
      'moderation_kept_texts',
      'supports',
      'follows',
      'jobs',
      'email_changes',
      'archives',
      'two_factors',
    ]) {
      expect(
        before.some((line) => line.startsWith(`${part}:`)),
        part,
      ).toBe(true)
    }
    expect(before.some((line) => line.startsWith('file: /pictures'))).toBe(true)
    expect(before.some((line) => line.startsWith('file: /archives'))).toBe(true)
    const counts = async () =>
      await app.database
        .db()
        .selectFrom('posts')
        .select(['support_count', 'me_too_count', 'comment_count'])
        .where('id', '=', theirs)
        .executeTakeFirst()
    const commentsBefore = (await counts())?.comment_count
    expect(await counts()).toMatchObject({ support_count: 2 })

    await leave(as, me.password)
    later(13 * 24)
    await runCleanup()
    expect((await login(me)).data.kind).toBe('account-leaving')
    later(24)
    await runCleanup()

    expect(rowsWith(await everything(), markers)).toEqual([])
    expect((await login(me)).error.code).toBe('INVALID_CREDENTIALS')
    expect(await counts()).toMatchObject({ support_count: 1, me_too_count: 1, comment_count: 1 })
    expect(commentsBefore).toBeGreaterThan(1)
    const { data } = await app.call(commentsApi.list, { params: { postId: theirs } })
    expect(data.comments.map(({ content }) => content)).toEqual(['Kept answer'])
    const threads = (await app.call(commentsApi.threaded, { params: { postId: theirs } })).data.comments
    expect(threads).toMatchObject([
      { id: answered, isRemoved: true, user: null, content: '', replies: [{ content: 'Kept answer' }] },
    ])
    const rows = await app.database
      .db()
      .selectFrom('comments')
      .select(['id', 'content', 'user_id'])
      .where('post_id', '=', theirs)
      .execute()
    expect(rows.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: answered, content: '', user_id: null },
      { id: reply, content: 'Kept answer', user_id: third.id },
    ])
    // The username is available again.
    expect((await app.aMember({ username: me.username })).user.username).toBe(me.username)
  })
})
