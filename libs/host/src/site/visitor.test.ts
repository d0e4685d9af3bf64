import { tokens } from '@worrystone/api-client'
import { bucketOf, subjectOf } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { session } from '@worrystone/session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCandidate, aRecord, aSnapshot, id } from '../testing.ts'
import { bucketsOf, currentVisitor } from './visitor.ts'

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const aToken = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.signature`

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en'])
})

/** Each test starts like a page: the session is not known yet. */
describe('before the session is known, a visitor', () => {
  it('has an id of this browser, the same each time', async () => {
    const visitor = await currentVisitor()
    expect(visitor).toMatchObject({ role: 'visitor', tier: 'free', language: 'de', country: 'AT' })
    expect(visitor.subject).toMatch(/^[a-f0-9]{32}$/)
    expect((await currentVisitor()).subject).toBe(visitor.subject)
    expect(localStorage.getItem('worrystone_visitor')).toBe(visitor.subject)
  })

  it('has one id for the page where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('', 'SecurityError')
      },
    })
    const visitor = await currentVisitor()
    expect(visitor.subject).toMatch(/^[a-f0-9]{32}$/)
    expect((await currentVisitor()).subject).toBe(visitor.subject)
  })

  it('is the member of the stored token, with the tier of the last visit', async () => {
    localStorage.setItem('worrystone_tier', 'premium')
    localStorage.setItem('auth_token', aToken({ sub: 'mira-id', role: 'moderator' }))
    expect(await currentVisitor()).toMatchObject({ subject: await subjectOf('mira-id'), role: 'moderator', tier: 'premium' })
  })

  it.each(['rubbish', 'a.b.c', aToken({})])('is a stranger when the token is %j', async (token) => {
    localStorage.setItem('auth_token', token)
    expect(await currentVisitor()).toMatchObject({ role: 'visitor' })
  })

  it.each([
    ['en', null],
    ['pt-BR', 'BR'],
    ['zh-Hant-TW', 'TW'],
    ['not a language', null],
  ])('with %j is from %s', async (language, country) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
    expect((await currentVisitor()).country).toBe(country)
  })
})

describe('once the session is known', () => {
  const user = aUser({ role: 'admin', tier: 'supporter' })
  const token = aToken({ sub: user.id, role: 'admin' })

  it("the member has a subject that is not the id, and the browser's own after signing out", async () => {
    session.signedIn({ token, refreshToken: 'refresh', user })
    const visitor = await currentVisitor()
    expect(visitor).toMatchObject({ subject: await subjectOf(user.id), role: 'admin', tier: 'supporter' })
    expect(JSON.stringify(visitor)).not.toContain(user.id)
    expect(localStorage.getItem('worrystone_tier')).toBe('supporter')

    tokens.clear()
    expect(await currentVisitor()).toMatchObject({ role: 'visitor', tier: 'free' })
    expect(localStorage.getItem('worrystone_tier')).toBeNull()
  })
})

describe('the buckets', () => {
  const snapshot = aSnapshot([aRecord('worries', { candidate: aCandidate(id('2'), { salt: 'grain' }) }), aRecord('account')], [])

  it('are computed for the remotes that have a candidate', async () => {
    const visitor = await currentVisitor()
    expect(await bucketsOf(snapshot, visitor)).toEqual(
      new Map([['worries', await bucketOf('grain', 'worries', visitor.subject)]]),
    )
  })

  it('are unknown where nothing can be hashed', async () => {
    const visitor = await currentVisitor()
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto)
    expect(await bucketsOf(snapshot, visitor)).toEqual(new Map([['worries', null]]))
  })
})
