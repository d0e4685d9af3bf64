import {
  authApi,
  commentsApi,
  DeletionReceipt,
  importVerifyKey,
  myDataApi,
  postsApi,
  signInStepsApi,
  supportApi,
  verifySigned,
} from '@worrystone/contracts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

const DAY = 24 * 60 * 60_000

let app: App
let clock = new Date()
beforeAll(async () => {
  app = await testApp({ now: () => clock })
})

const leave = async (member: Member) =>
  (await app.call(myDataApi.deleteAccount, { as: member.token, body: { password: member.password } })).data
const read = (number: string) => app.call(myDataApi.receipt, { body: { number } })
async function cleanUpAfter(days: number) {
  clock = new Date(clock.getTime() + days * DAY)
  await app.jobs['site.cleanup']?.({})
}
async function signedReceipt(number: string) {
  const { data } = await read(number)
  return data.state === 'issued' ? data.signed : ''
}

async function aBusyMember() {
  const [member, other] = [await app.aMember(), await app.aMember()]
  const body = (shortContent: string) => ({ shortContent, worryPrompt: 'What if...' })
  const theirs = (await app.call(postsApi.create, { as: other.token, body: body('a worry of somebody else') })).data.id
  for (const text of ['one worry', 'another worry']) await app.call(postsApi.create, { as: member.token, body: body(text) })
  await app.call(commentsApi.create, { as: member.token, params: { postId: theirs }, body: { content: 'I know this' } })
  await app.call(supportApi.add, { as: member.token, params: { postId: theirs } })
  return member
}

describe('the receipt of a deletion', () => {
  it('is promised by a number, and issued when the account is gone', async () => {
    const member = await aBusyMember()
    const { receiptNumber, leavesAt } = await leave(member)
    expect(receiptNumber).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/)
    expect((await read(` ${receiptNumber.toUpperCase()} `)).data).toEqual({ state: 'waiting', leavesAt })

    const requestedAt = clock.toISOString()
    await cleanUpAfter(15)
    const signed = await signedReceipt(receiptNumber)
    const receipt = DeletionReceipt.parse(JSON.parse(signed))
    expect(receipt).toMatchObject({ site: 'https://worrystone.test', number: receiptNumber, requestedAt })
    expect(receipt.erasedAt).toBe(clock.toISOString())
    const counts = Object.fromEntries(receipt.removed.map(({ what, count }) => [what, count]))
    expect(counts).toMatchObject({ account: 1, worries: 2, comments: 1, support: 1 })
    for (const personal of [member.id, member.username, member.email]) expect(signed).not.toContain(personal)
  })

  it('is verified by its public key, and not after a change', async () => {
    const { receiptNumber } = await leave(await aBusyMember())
    await cleanUpAfter(15)
    const signed = await signedReceipt(receiptNumber)
    const key = await importVerifyKey((await app.call(myDataApi.receiptKey)).data.publicKey)
    if (!key) throw new Error('no key')
    expect(await verifySigned(signed, key)).toBe('verified')
    expect(await verifySigned(signed.replace('"worries","count":2', '"worries","count":3'), key)).toBe('forged')
  })

  it('does not disclose that a text was taken for dangerous, nor cases about the person', async () => {
    const [quiet, paused] = [await app.aMember(), await app.aMember()]
    await sql`insert into safety_pauses (user_id, until) values (${paused.id}, ${new Date(clock.getTime() + 30 * DAY)})`.execute(
      app.database.db(),
    )
    await sql`insert into moderation_cases (id, kind, subject_id, author_id, source)
      values (${crypto.randomUUID()}, 'person', ${paused.id}, ${paused.id}, 'report')`.execute(app.database.db())
    const numbers = [await leave(quiet), await leave(paused)].map(({ receiptNumber }) => receiptNumber)
    await cleanUpAfter(15)
    const removed = []
    for (const number of numbers) removed.push(DeletionReceipt.parse(JSON.parse(await signedReceipt(number))).removed)
    expect(removed[1]).toEqual(removed[0])
  })

  it('ends with the wish to leave, and a year after the deletion', async () => {
    const member = await app.aMember()
    const { receiptNumber } = await leave(member)
    const { data } = await app.call(authApi.login, { body: { email: member.email, password: member.password } })
    if (data.kind !== 'account-leaving') throw new Error('the account is not leaving')
    await app.call(signInStepsApi.undoDeletion, { body: { challenge: data.challenge } })
    expect((await read(receiptNumber)).status).toBe(404)

    const gone = (await leave(await app.aMember())).receiptNumber
    await cleanUpAfter(15)
    expect((await read(gone)).status).toBe(200)
    await cleanUpAfter(366)
    expect((await read(gone)).status).toBe(404)
  })

  it.each(['', '1234', 'g'.repeat(35), '0'.repeat(10_000)])('refuses the number %.12j in words', async (number) => {
    const { status, error } = await read(number)
    expect(status).toBe(400)
    expect(error?.details?.[0]?.message).toContain('four groups of eight')
  })
})
