import { registrySigner } from '@worrystone/api/registry/signing'
import type { RemoteManifest, Snapshot } from '@worrystone/contracts'
import { describe, expect, it } from 'vitest'
import { isLocalPage, resign, withLocal, withLocalPage } from './site-page.ts'

const DEPLOYED = 'd'.repeat(16)
const NEWER = 'e'.repeat(16)
const LOCAL_BUILD = 'a'.repeat(16)

const aBuild = (name: string, buildId: string, path = `/${name}`) =>
  ({ name, buildId, routes: [{ path, expose: 'page' }] }) as unknown as RemoteManifest

const aRecord = (remote: string) => ({
  remote,
  revision: 7,
  stable: DEPLOYED,
  previous: [NEWER],
  candidate: {
    build: NEWER,
    salt: 's',
    percentBp: 10_000,
    audience: { include: [], exclude: [] },
    state: 'running' as const,
  },
  pins: [{ group: { by: 'role' as const, value: 'visitor' }, build: NEWER }],
  blocked: [LOCAL_BUILD],
  kill: { on: true, messageKey: null },
})

const snapshot: Snapshot = {
  schema: 1,
  generatedAt: '2026-03-01T12:00:00.000Z',
  records: [aRecord('worries'), aRecord('account')],
  builds: {
    [`worries@${DEPLOYED}`]: aBuild('worries', DEPLOYED),
    [`worries@${NEWER}`]: aBuild('worries', NEWER),
    [`account@${DEPLOYED}`]: aBuild('account', DEPLOYED),
  },
}

const local = (part: object = {}) => ({
  remote: 'worries',
  manifest: aBuild('worries', LOCAL_BUILD),
  builtAt: '2026-03-01T13:00:00.000Z',
  ...part,
})

describe('the snapshot of a page under development', () => {
  it('offers the local build of that remote and no other, whatever is rolled out, pinned, blocked or killed', () => {
    const { records, builds } = withLocal(snapshot, local())
    expect(records.find(({ remote }) => remote === 'worries')).toEqual({
      remote: 'worries',
      revision: 7,
      stable: LOCAL_BUILD,
      previous: [],
      candidate: null,
      pins: [],
      blocked: [],
      kill: { on: false, messageKey: null },
    })
    expect(Object.keys(builds).sort()).toEqual([`account@${DEPLOYED}`, `worries@${LOCAL_BUILD}`])
  })

  it('leaves the other remotes as deployed', () => {
    const record = withLocal(snapshot, local()).records.find(({ remote }) => remote === 'account')
    expect(record).toEqual(aRecord('account'))
  })

  it('adds a remote that the site does not know', () => {
    const gratitude = local({ remote: 'gratitude', manifest: aBuild('gratitude', LOCAL_BUILD) })
    expect(withLocal(snapshot, gratitude).records.map(({ remote, stable }) => [remote, stable])).toContainEqual([
      'gratitude',
      LOCAL_BUILD,
    ])
  })

  it('is never older than one that a tab may hold', () => {
    expect(withLocal(snapshot, local()).generatedAt).toBe('2026-03-01T13:00:00.000Z')
    expect(withLocal(snapshot, local({ builtAt: '2026-01-01T00:00:00.000Z' })).generatedAt).toBe(snapshot.generatedAt)
  })

  it('is the deployed one until there is a successful build', () => {
    expect(withLocal(snapshot, local({ manifest: undefined }))).toBe(snapshot)
  })
})

describe('the page', () => {
  const siteSigner = registrySigner('the site')
  const proxySigner = registrySigner('the proxy')
  const html = `<html><head><meta name="worrystone-registry-key" content="${siteSigner.publicKey}"><link rel="preload" as="script" href="/remotes/worries/${DEPLOYED}/entry.js"><link rel="preload" as="script" href="/remotes/account/${DEPLOYED}/entry.js"></head><body><script type="application/json" id="snapshot">${siteSigner.signed({ ...snapshot, generatedAt: "</script>$&$'" })}</script></body></html>`
  const page = withLocalPage(html, local(), proxySigner)

  it('has a snapshot signed with its own key, and no text in it can end the script element', () => {
    const [, text = ''] = /id="snapshot">([\s\S]*?)<\/script>/.exec(page) ?? []
    expect(proxySigner.opened(text)).toMatchObject({
      records: [{ remote: 'account' }, { remote: 'worries', stable: LOCAL_BUILD }],
    })
    expect(page).toContain(`content="${proxySigner.publicKey}"`)
    expect(page).not.toContain(siteSigner.publicKey)
    expect(page.match(/<\/script>/g)).toHaveLength(2)
  })

  it('removes preloads of the deployed build, and keeps the others', () => {
    expect(page).not.toContain(`/remotes/worries/${DEPLOYED}/entry.js`)
    expect(page).toContain(`/remotes/account/${DEPLOYED}/entry.js`)
  })

  it('loads the live-reload script from its own origin', () => {
    expect(page).toContain(`<script src="/.worrystone-dev/live-reload.js" data-build="${LOCAL_BUILD}" defer></script></head>`)
  })

  it('signs a text without a signature', () => {
    expect(proxySigner.opened(resign('{"schema":1}', proxySigner))).toEqual({ schema: 1 })
  })
})

it('includes the pages that only the local build has', () => {
  const manifest = aBuild('worries', LOCAL_BUILD, '/posts/:postId')
  expect(isLocalPage('/posts/7', manifest)).toBe(true)
  expect(isLocalPage('/posts/7/8', manifest)).toBe(false)
  expect(isLocalPage('/posts/7', undefined)).toBe(false)
})
