import { type RemoteManifest, type RemoteRoute, SHELL_CONTRACT, type SlotName, type Snapshot } from '@worrystone/contracts'
import { matchRoutes } from 'react-router-dom'
import { buildKey, type Choice, choose } from './choose.ts'
import { createQuarantine } from './quarantine.ts'
import { type Found, findSnapshot, snapshotOfPage, snapshotOfRegistry } from './snapshot.ts'

/** A page of the site. `words`: what the shell says of it, by language and key. */
export type SiteRoute = RemoteRoute & { remote: string; words: NonNullable<RemoteManifest['words']> }
export type SlotFill = { remote: string; expose: string; order: number }

/** Everything the shell knows about the remotes of this site. `null`: not known yet, or not to be had. */
export type Site = { found: Found | null; isSearching: boolean; routes: SiteRoute[] }

const REFRESH_AFTER_MS = 60_000

const storage = () => {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** Remotes of the snapshot, the choice of a build for each, and the routes that follow from it. */
export function createSite() {
  const quarantine = createQuarantine(storage())
  const listeners = new Set<() => void>()
  const choices = new Map<string, Choice>()
  let site: Site = { found: null, isSearching: true, routes: [] }
  let checkedAt = 0

  const facts = (snapshot: Snapshot) => ({ builds: snapshot.builds, quarantined: quarantine.builds, contract: SHELL_CONTRACT })

  function choiceOf(remote: string): Choice | null {
    const snapshot = site.found?.snapshot
    const record = snapshot?.records.find((each) => each.remote === remote)
    if (!snapshot || !record) return null
    const fresh = choose(record, facts(snapshot))
    const held = choices.get(remote)
    // A page keeps the build it started with while that build is still allowed: two builds in one visit would surprise.
    const isAllowed = held?.build && [fresh.build, ...fresh.rest].some((build) => build?.buildId === held.build?.buildId)
    if (held && isAllowed && !fresh.kill) return held
    choices.set(remote, fresh)
    return fresh
  }

  const manifestOf = (remote: string, snapshot: Snapshot): RemoteManifest | null => {
    const stable = snapshot.records.find((each) => each.remote === remote)?.stable
    // Routes of a remote without a usable build stay known, so that its pages say "unavailable" instead of "not found".
    return choiceOf(remote)?.build ?? snapshot.builds[buildKey(remote, stable ?? '')] ?? null
  }
  const eachManifest = () => {
    const snapshot = site.found?.snapshot
    return (snapshot?.records ?? []).flatMap((record) => (snapshot && manifestOf(record.remote, snapshot)) ?? [])
  }

  function become(found: Found | null, isSearching: boolean) {
    site = { found, isSearching, routes: [] }
    site = {
      ...site,
      routes: eachManifest().flatMap((build) =>
        build.routes.map((route) => ({ ...route, remote: build.name, words: build.words ?? {} })),
      ),
    }
    for (const listener of [...listeners]) listener()
  }

  const ofPage = typeof document === 'undefined' ? null : snapshotOfPage()
  if (ofPage) become({ snapshot: ofPage, origin: 'page' }, false)

  return {
    quarantine,
    choiceOf,
    get: () => site,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Finds the snapshot where the page has none; safe to call again when it was not to be had. */
    async start() {
      checkedAt = Date.now()
      if (!site.found) become(null, true)
      const found = await findSnapshot()
      if (!site.found) become(found, false)
    },
    /** Asks again in the background, at most once a minute: a blocked build is then left at the next navigation. */
    async refresh() {
      if (Date.now() - checkedAt < REFRESH_AFTER_MS) return
      checkedAt = Date.now()
      const snapshot = await snapshotOfRegistry()
      if (snapshot) become({ snapshot, origin: 'registry' }, false)
    },
    /** Drops the held choice, so that the next mount chooses anew. */
    forget: (remote: string) => void choices.delete(remote),
    fills: (slot: SlotName): SlotFill[] =>
      eachManifest()
        .flatMap((build) =>
          Object.entries(build.exposes).flatMap(([expose, door]) =>
            door.slot === slot ? [{ remote: build.name, expose, order: door.order ?? 0 }] : [],
          ),
        )
        .sort((a, b) => a.order - b.order || a.remote.localeCompare(b.remote)),
  }
}

export type SiteStore = ReturnType<typeof createSite>

/** The route that answers to a path, with react-router's own ranking. */
export function routeOf(routes: readonly SiteRoute[], pathname: string): SiteRoute | null {
  const matches = matchRoutes(
    routes.map((route) => ({ path: route.path, id: route.path, handle: route })),
    pathname,
  )
  return (matches?.at(-1)?.route.handle as SiteRoute | undefined) ?? null
}
