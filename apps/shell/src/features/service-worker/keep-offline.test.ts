import type { SiteStore } from '@worrystone/host'
import { aBuild, id } from '@worrystone/host/testing'
import { memoryNavigation } from '@worrystone/remote-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepOffline } from './keep-offline.ts'

const QUIET_MS = 1_100
const build = {
  ...aBuild('wellness', id('1')),
  assets: [{ path: 'entry.js', integrity: '', bytes: 1, initial: true }],
  i18n: { en: { path: 'en.js', integrity: '' }, de: { path: 'de.js', integrity: '' } },
}

let loaded: string[] = []
let notifyObserver = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  loaded = ['/assets/shell.js', '/api/posts']
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        notifyObserver = callback
      }
      observe() {}
    },
  )
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () =>
      [...loaded.map((path) => location.origin + path), 'https://elsewhere.test/assets/x.js'].map((name) => ({ name })) as never,
  )
})
afterEach(() => void vi.useRealTimers())

function open(path: string, trusted = true) {
  const posted: { type: string; files: string[] }[] = []
  const active = { postMessage: (message: never) => posted.push(message) }
  const site = { trusted: async () => trusted, choiceOf: () => ({ build }) } as unknown as SiteStore
  const navigation = memoryNavigation(path)
  keepOffline(site, navigation, { ready: Promise.resolve({ active } as unknown as ServiceWorkerRegistration) })
  return { posted, navigation }
}
const pass = () => vi.advanceTimersByTimeAsync(QUIET_MS)
const urlOf = (file: string) => `/remotes/wellness/${id('1')}/${file}`

it('sends the worker the files of a wellness page, in the language of the reader', async () => {
  const { posted } = open('/wellness')
  await pass()
  expect(posted).toEqual([
    { type: 'pages.keep', files: ['/assets/shell.js', urlOf('entry.js'), urlOf('en.js')], page: '/wellness' },
  ])
})

it('sends them again when further parts were loaded, and not otherwise', async () => {
  const { posted } = open('/wellness/exercises')
  await pass()
  notifyObserver()
  await pass()
  expect(posted).toHaveLength(1)
  loaded.push(urlOf('player.js'))
  notifyObserver()
  await pass()
  expect(posted[1]?.files).toContain(urlOf('player.js'))
})

it('sends on other pages what they have loaded, and nothing for unverified builds', async () => {
  const { posted, navigation } = open('/feed')
  await pass()
  expect(posted).toEqual([{ type: 'pages.keep', files: ['/assets/shell.js'], page: '/' }])
  navigation.push('/wellness')
  await pass()
  expect(posted[1]?.files).toContain(urlOf('entry.js'))
  const unchecked = open('/wellness', false)
  await pass()
  expect(unchecked.posted).toEqual([])
})
