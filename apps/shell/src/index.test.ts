import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'

const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8')
const FILES = { landing: ['landing.js'], home: ['home.js'], help: ['help.js'], platform: ['platform.js'], fonts: ['a.woff2'] }
const script = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
  .map(([, text = '']) => text)
  .find((text) => text.includes('PRELOADED_FILES'))

type Observer = { emit(name: string): void }
let observers: Observer[] = []

class FakeObserver {
  constructor(callback: (list: { getEntries(): { name: string }[] }, observer: FakeObserver) => void) {
    observers.push({ emit: (name) => callback({ getEntries: () => [{ name }] }, this) })
  }
  observe() {}
  disconnect() {
    observers = []
  }
}

const preloaded = () => [...document.head.querySelectorAll('link')].map(({ href }) => href.replace(/.*\//, ''))
const emitResource = (name: string) => {
  for (const observer of observers) observer.emit(`http://localhost/${name}`)
}
const parsed = () => document.dispatchEvent(new Event('readystatechange'))

/** Runs the script of the page's head. `ms`: what the page's first line took. */
function start(path: string, ms = 200) {
  history.replaceState(null, '', path)
  vi.spyOn(performance, 'now').mockReturnValue(ms)
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  new Function(String(script).replace('PRELOADED_FILES', JSON.stringify(FILES)))()
}

beforeEach(() => {
  document.head.replaceChildren()
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
  localStorage.clear()
  observers = []
})

it('requests what only remotes need when the first of the app’s own scripts is there', () => {
  start('/login')
  emitResource('remotes/account/1/entry.js')
  expect(preloaded()).toEqual([])
  emitResource('assets/vendor.1.js')
  expect(preloaded()).toEqual(['platform.js'])
})

it('requests it at once where an answer takes longer than the files before it', () => {
  start('/login', 600)
  expect(preloaded()).toEqual(['platform.js'])
})

it.each([
  ['/', false, ['landing.js']],
  ['/', true, ['home.js', 'platform.js']],
  ['/help', true, ['help.js']],
])('at %s, member %s: %j', (path, isMember, files) => {
  if (isMember) localStorage.setItem('auth_token', 'x')
  start(path)
  emitResource('assets/vendor.1.js')
  expect(preloaded()).toEqual(files)
})

it('requests fonts at once for a page that has them from its first paint', () => {
  document.documentElement.dataset.fonts = 'ours'
  start('/')
  expect(preloaded()).toContain('a.woff2')
})

it('requests them for a page without the server’s HTML, which swaps them in', () => {
  start('/')
  expect(preloaded()).not.toContain('a.woff2')
  parsed()
  expect(preloaded()).toContain('a.woff2')
})

it('does not request fonts while the server’s HTML is shown, which keeps its font: scripts need the bandwidth', () => {
  start('/')
  document.documentElement.dataset.firstPage = 'shown'
  parsed()
  expect(preloaded()).not.toContain('a.woff2')
})
