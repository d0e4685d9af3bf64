import type { RemoteManifest } from '@worrystone/contracts'
import { describe, expect, it, vi } from 'vitest'
import { FileError } from '../loading/file-error.ts'
import { isBuildAtFault } from './is-build-at-fault.ts'

const build = {
  name: 'worries',
  buildId: 'a'.repeat(16),
  container: { entry: 'entry.js' },
  exposes: { feed: { kind: 'page', assets: ['feed.js'] } },
  assets: ['entry.js', 'feed.js', 'unneeded.js'].map((path) => ({ path, integrity: `sha384-${path}` })),
  i18n: { en: { path: 'en.js', integrity: 'sha384-en.js' } },
} as unknown as RemoteManifest

type Outcome = 'fine' | 'unreachable' | number

/** The server's health and files as this browser gets them; unnamed ones are fine. */
function aNetwork(outcomes: Record<string, Outcome>) {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (input: string, { integrity, cache }: RequestInit) => {
    const { pathname } = new URL(input, location.origin)
    expect(cache).toBe('no-store')
    requested.push(integrity ? `${pathname} ${integrity}` : pathname)
    const outcome = outcomes[pathname.split('/').at(-1) ?? ''] ?? 'fine'
    if (outcome === 'unreachable') throw new TypeError('Failed to fetch')
    return new Response('x', { status: outcome === 'fine' ? 200 : outcome })
  })
  return requested
}

const ofCode = new Error('threw in its first render')
const ofFile = new FileError('could not be loaded')
const isAtFault = (error: unknown) => isBuildAtFault(build, 'feed', error)

describe('a build that broke', () => {
  it.each<[what: string, outcomes: Record<string, Outcome>, error: Error, isBlamed: boolean]>([
    ['whose code threw while the server answers', {}, ofCode, true],
    ['whose code threw while the server is unreachable', { health: 'unreachable' }, ofCode, false],
    ['whose code threw while the server is unhealthy', { health: 503 }, ofCode, false],
    ['of which a file is missing while the server answers', { 'entry.js': 404 }, ofFile, true],
    ['of which a first chunk is missing', { 'feed.js': 404 }, ofFile, true],
    ['of which a file has another hash, or hangs', { 'entry.js': 'unreachable' }, ofFile, true],
    [
      'of which a file is missing while everything is unreachable',
      { health: 'unreachable', 'entry.js': 'unreachable' },
      ofFile,
      false,
    ],
    ['whose files come now: a bad moment of the network', {}, ofFile, false],
    ['of which a file is missing that this page does not need', { 'unneeded.js': 404 }, ofFile, false],
  ])('%s', async (_, outcomes, error, isBlamed) => {
    aNetwork(outcomes)
    expect(await isAtFault(error)).toBe(isBlamed)
  })

  it('is not at fault offline, and no request is sent', async () => {
    const requested = aNetwork({})
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await isAtFault(ofCode)).toBe(false)
    expect(requested).toEqual([])
  })

  it('is checked against the hashes of its manifest', async () => {
    const requested = aNetwork({})
    await isAtFault(ofFile)
    const folder = `/remotes/worries/${'a'.repeat(16)}`
    expect(requested).toEqual([
      '/api/health',
      ...['entry.js', 'feed.js', 'en.js'].map((file) => `${folder}/${file} sha384-${file}`),
    ])
  })
})
