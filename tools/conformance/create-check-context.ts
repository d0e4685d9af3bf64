import type { Page } from '@playwright/test'
import { createMember, type Member, signInAdmin, type Viewer } from './accounts.ts'
import type { CheckContext } from './check-context.ts'
import { type PreparedView, prepareView, type RemoteView } from './remote-views.ts'
import { type BuiltRemote, configOf } from './remotes.ts'

const ADDRESS = `http://localhost:${process.env.CONFORMANCE_PORT}`

// Created once per worker, on demand: accounts have a daily limit of worries.
const accounts = new Map<Viewer, Promise<Member>>()
const prepared = new Map<string, Promise<PreparedView>>()

function createOnce<Key, Value>(created: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const value = created.get(key) ?? make()
  created.set(key, value)
  return value
}

const accountOf = (viewer: 'member' | 'admin') =>
  createOnce(accounts, viewer, () => (viewer === 'admin' ? signInAdmin(ADDRESS) : createMember(ADDRESS)))

async function preparedFor({ dir }: BuiltRemote, view: RemoteView): Promise<PreparedView> {
  const make = async () => prepareView(view, await configOf(dir), await accountOf('member'))
  return createOnce(prepared, `${dir} ${view.title}`, make)
}

/** Prepares this browser page to open a page or slot as this viewer. */
export async function createCheckContext(
  page: Page,
  { remote, view, viewer }: { remote: BuiltRemote; view: RemoteView; viewer: Viewer },
): Promise<CheckContext> {
  const context = { page, remote, ...(await preparedFor(remote, view)) }
  await setStorage(page, viewer === 'visitor' ? {} : tokensOf(await accountOf(viewer)))
  return context
}

/** Before any script of the page runs: sets the storage of its window to exactly this. */
const setStorage = (page: Page, items: Record<string, string>) =>
  page.addInitScript((all) => {
    localStorage.clear()
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
  }, items)

const tokensOf = ({ tokens }: Member) => ({ auth_token: tokens.token, refresh_token: tokens.refreshToken })
