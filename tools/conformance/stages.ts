import type { Page } from '@playwright/test'
import { type Opening, type Prepared, prepare } from './doors.ts'
import { aMember, anAdmin, type Member, type Viewer } from './people.ts'
import { type BuiltRemote, configOf } from './remotes.ts'
import type { Stage } from './stage.ts'

const ADDRESS = `http://localhost:${process.env.CONFORMANCE_PORT}`

// Made once for each worker, when they are wanted: people may share only so many worries a day.
const people = new Map<Viewer, Promise<Member>>()
const prepared = new Map<string, Promise<Prepared>>()

function once<Key, Value>(kept: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key) ?? make()
  kept.set(key, known)
  return known
}

const person = (viewer: 'member' | 'admin') =>
  once(people, viewer, () => (viewer === 'admin' ? anAdmin(ADDRESS) : aMember(ADDRESS)))

async function preparedFor({ dir }: BuiltRemote, opening: Opening): Promise<Prepared> {
  const make = async () => prepare(opening, await configOf(dir), await person('member'))
  return once(prepared, `${dir} ${opening.title}`, make)
}

/** A door, ready to be opened in this page by this viewer. */
export async function stageFor(
  page: Page,
  { remote, opening, viewer }: { remote: BuiltRemote; opening: Opening; viewer: Viewer },
): Promise<Stage> {
  const stage = { page, remote, ...(await preparedFor(remote, opening)) }
  await remember(page, viewer === 'visitor' ? {} : tokensOf(await person(viewer)))
  return stage
}

/** Before anything of the page runs: what its window remembers is this and nothing else. */
const remember = (page: Page, items: Record<string, string>) =>
  page.addInitScript((all) => {
    localStorage.clear()
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
  }, items)

const tokensOf = ({ tokens }: Member) => ({ auth_token: tokens.token, refresh_token: tokens.refreshToken })
