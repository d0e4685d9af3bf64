import { randomBytes, randomUUID } from 'node:crypto'
import { authApi, LANGUAGES, type RemoteManifest, registryApi } from '@worrystone/contracts'
import { signedIn } from '../../testing/signed-in.ts'
import type { testApp } from '../../testing/test-app.ts'
import { userStore } from '../users/index.ts'
import { type Actor, START } from './actor.ts'
import { registryChanges } from './changes.ts'
import { registryMembers } from './members.ts'
import { registryStore } from './store.ts'

export type App = Awaited<ReturnType<typeof testApp>>

export const aName = () => `r${randomUUID().replaceAll('-', '').slice(0, 20)}`
export const anId = () => randomBytes(8).toString('hex')

const integrity = `sha384-${'A'.repeat(64)}`

/** A valid manifest of a build without files. */
export const aManifest = (name = aName(), buildId = anId()): RemoteManifest => ({
  schema: 1,
  name,
  version: '1.2.3',
  buildId,
  builtAt: '2026-01-01T00:00:00.000Z',
  source: { commit: 'abc' },
  owner: { team: 'stones' },
  container: { entry: 'entry.1.js', globalName: `${name}__${buildId}`, integrity },
  assets: [
    { path: 'entry.1.js', integrity, bytes: 100, initial: true },
    { path: 'words.1.js', integrity, bytes: 23, initial: false },
  ],
  exposes: { page: { kind: 'page', assets: [] } },
  routes: [{ path: `/${name}`, expose: 'page', titleKey: 'Page', requires: 'anyone', layout: 'main' }],
  contract: { shell: '^1.0.0', events: { emits: [], listens: [] } },
  shared: {},
  i18n: Object.fromEntries(LANGUAGES.map(({ code }) => [code, { path: 'words.1.js', integrity }])),
  budgets: { initialBytes: 1_000, mountMs: 1_000 },
})

/** Publishes a build, as a starting server or an upload does. */
export async function publish({ database, deps }: Pick<App, 'database' | 'deps'>, manifest: RemoteManifest, by: Actor = START) {
  const members = registryMembers(database, userStore(database))
  const changes = registryChanges({ database, store: registryStore(database), members, now: deps.now, onChange: () => {} })
  await changes.published(manifest, by)
  return manifest.buildId
}

/** A remote with a stable build and two more. `before`: the number of earlier stable builds. */
export async function aRemote(app: App, { before = 1 } = {}) {
  const name = aName()
  const previous: string[] = []
  for (let i = 0; i < before; i++) previous.unshift(await publish(app, aManifest(name)))
  const stable = await publish(app, aManifest(name))
  const ci = { name: 'token ci', remotes: [name] }
  const fresh = await publish(app, aManifest(name), ci)
  const other = await publish(app, aManifest(name), ci)
  return { name, stable, previous, fresh, other }
}

/** An admin who has just signed in. */
export async function anAdmin(app: App) {
  const member = await app.aMember()
  await app.database.db().updateTable('users').set({ role: 'admin' }).where('id', '=', member.id).execute()
  const { data } = await app.call(authApi.login, { body: { email: member.email, password: member.password } })
  return { ...member, token: signedIn(data).token }
}

/** Changes a remote as an operator does: with the revision that was read before. */
export function operator(app: App, as: string) {
  const read = (remote: string) => app.call(registryApi.remote, { params: { remote }, as })
  return {
    read,
    async change(remote: string, change: object, why = 'because') {
      const { data } = await read(remote)
      return app.call(registryApi.change, { params: { remote }, as, body: { revision: data.revision, why, change } })
    },
  }
}
