import { aUser } from '@worrystone/contracts/testing'
import { i18n } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followAccount } from './follow-account.ts'

const reader = aUser({ language: 'ar' })

let stop: () => void
/** Simulates a page load in this browser. */
async function open() {
  await i18n.start()
  stop = followAccount()
  await session.start()
}
const signIn = (user = reader) => session.signedIn({ token: 'a', refreshToken: 'r', user })

beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.endsWith('/auth/profile') ? reader : { message: '' }
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } })
  })
  await i18n.addNamespace('shared', async () => ({}))
})
afterEach(async () => {
  await session.signOut()
  stop()
})

it('applies the language of the account from sign-in to sign-out', async () => {
  await open()
  signIn()
  await vi.waitFor(() => expect(i18n.language()).toBe('ar'))
  expect(i18n.expected()).toBe('ar')
  await session.signOut()
  expect([i18n.language(), i18n.expected()]).toEqual(['ar', 'en'])
})

it('keeps a language that was chosen in this browser', async () => {
  localStorage.setItem('worrystone_language', 'ja')
  await open()
  signIn()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([i18n.language(), i18n.expected()]).toEqual(['ja', 'ja'])
})
