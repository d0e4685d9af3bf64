import {
  buildKey,
  type Choice,
  type RemoteManifest,
  type RemoteRecord,
  type RemoteRoute,
  type SlotName,
  type Snapshot,
  slotOf,
  type Visitor,
} from '@worrystone/contracts'
import { on } from '@worrystone/events'
import { matchRoutes } from 'react-router-dom'
import { createChoices } from './choices.ts'
import { createOverrides, type Registered } from './override.ts'
import { createQuarantine } from './quarantine.ts'
import {
  keep,
  keptSnapshot,
  type Origin,
  type SignedSnapshot,
  snapshotOfPage,
  snapshotOfRegistry,
  type Verdict,
} from './snapshot.ts'
import { tabStorage } from './tab.ts'
import { bucketsOf, visitorNow } from './visitor.ts'

/** A page of the site. `words`: what the shell says of it, by language and key. */
export type SiteRoute = RemoteRoute & { remote: string; words: NonNullable<RemoteManifest['words']> }
export type SlotFill = { remote: string; expose: string; order: number }

/** A snapshot with everything that the choice needs to know of the visitor. */
export type Found = SignedSnapshot & { origin: Origin; visitor: Visitor; buckets: ReadonlyMap<string, number | null> }

/** Everything the shell knows about the remotes of this site. `null`: not known yet, or not to be had. */
export type Site = { found: Found | null; isSearching: boolean; routes: SiteRoute[] }

/** What checks the registry's word. It comes with the platform chunk: nothing before the first paint needs it. */
export type Registrar = {
  verify(signed: string): Promise<Verdict>
  registeredBuild(key: string, kept: string): Promise<Registered>
}

const REFRESH_AFTER_MS = 60_000

/** Remotes of the snapshot, the choice of a build for each, and the routes that follow from it. */
export function createSite(registrar: () => Promise<Registrar>) {
  const quarantine = createQuarantine(tabStorage())
  const overrides = createOverrides()
  const choices = createChoices(quarantine, overrides)
  const listeners = new Set<() => void>()
  let site: Site = { found: null, isSearching: true, routes: [] }
  /** What is known already, and taken over at the next navigation: nothing that is open may change under somebody's hands. */
  let next: Found | null = null
  let verdict: Verdict | 'pending' = 'pending'
  let trust: Promise<boolean> | undefined
  let checkedAt = 0

  const records = () => site.found?.snapshot.records ?? []

  function choiceOf(remote: string): Choice | null {
    const record = records().find((each) => each.remote === remote)
    return site.found && record ? choices.choose(record, site.found) : null
  }

  const manifestOf = ({ remote, stable }: RemoteRecord, { builds }: Snapshot): RemoteManifest | null =>
    // Routes of a remote without a usable build stay known, so that its pages say "unavailable" instead of "not found".
    choiceOf(remote)?.build ?? builds[buildKey(remote, stable)] ?? null
  const eachManifest = () => {
    const snapshot = site.found?.snapshot
    return snapshot ? snapshot.records.flatMap((record) => manifestOf(record, snapshot) ?? []) : []
  }

  function change(to: Site) {
    site = to
    for (const listener of [...listeners]) listener()
  }

  function become(found: Found | null, isSearching: boolean) {
    site = { found, isSearching, routes: [] }
    const routes = eachManifest().flatMap((build) =>
      build.routes.map((route) => ({ ...route, remote: build.name, words: build.words ?? {} })),
    )
    if (found) choices.hint(records())
    change({ found, isSearching, routes })
  }

  async function meet(signed: SignedSnapshot, origin: Origin): Promise<Found> {
    const visitor = await visitorNow()
    return { ...signed, origin, visitor, buckets: await bucketsOf(signed.snapshot, visitor) }
  }

  function takeNext() {
    if (!next) return
    const found = next
    next = null
    become(found, false)
  }

  async function prepare(): Promise<void> {
    const ofPage = snapshotOfPage()
    if (overrides.list().length) await overrides.settle(async (key, text) => (await registrar()).registeredBuild(key, text))
    if (ofPage) become(await meet(ofPage, 'page'), false)
  }
  const prepared = prepare()

  /** Anything but the page's own copy counts only with the registry's signature. */
  async function verified(ask: () => Promise<SignedSnapshot | null>, origin: Origin): Promise<Found | null> {
    const [{ verify }, signed] = await Promise.all([registrar(), ask()])
    return signed && (await verify(signed.signed)) === 'verified' ? meet(signed, origin) : null
  }

  async function establish(): Promise<boolean> {
    checkedAt = Date.now()
    await prepared
    if (site.found?.origin === 'page') {
      verdict = await (await registrar()).verify(site.found.signed)
      if (verdict === 'verified') void keep(site.found)
      // Without the means to verify, the page's copy is as good as the page that carries it.
      if (verdict !== 'forged') return true
      console.error("[registry] the page's snapshot does not carry the registry's signature; none of its builds will run")
    } else become(null, true)

    const found = (await verified(snapshotOfRegistry, 'registry')) ?? (await verified(keptSnapshot, 'kept copy'))
    if (found) {
      verdict = 'verified'
      choices.clear()
      void keep(found)
      become(found, false)
    } else if (!site.found) become(null, false)
    return found !== null
  }

  /**
   * True when the registry's word has been checked and code of remotes may run. Choose after it, not before: a forged copy in the page is
   * replaced by a genuine one where there is one. A vain attempt is made anew when asked again.
   */
  function trusted(): Promise<boolean> {
    trust ??= establish()
      .catch(() => {
        if (!site.found) become(null, false)
        return false
      })
      .then((isTrusted) => {
        if (!isTrusted) trust = undefined
        return isTrusted
      })
    return trust
  }

  // Another person is another visitor, but what this tab uses stays: no page changes under their hands for signing in.
  on('session.changed/1', async () => {
    const known = next ?? site.found
    if (!known) return
    const met = await meet(known, known.origin)
    const isSame = JSON.stringify(met.visitor) === JSON.stringify(known.visitor)
    if (!isSame && known === (next ?? site.found)) next = met
  })

  return {
    quarantine,
    choiceOf,
    trusted,
    /** Resolved when the page's own copy, and what a QA link named, are known: before that nothing should be drawn. */
    prepared,
    verdict: () => verdict,
    get: () => site,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Checks the page's snapshot, or finds one where the page has none; safe to call again when it was not to be had. */
    async start() {
      await trusted()
    },
    /** Asks again in the background, at most once a minute. What changed counts from the next navigation on. */
    async refresh() {
      if (Date.now() - checkedAt < REFRESH_AFTER_MS || !(await trusted())) return
      checkedAt = Date.now()
      const found = await verified(snapshotOfRegistry, 'registry').catch(() => null)
      const known = next ?? site.found
      // An older one is a replay, or the answer of a process that lags behind.
      if (!found || !known || found.signed === known.signed) return
      if (found.snapshot.generatedAt < known.snapshot.generatedAt) return
      next = found
      void keep(found)
    },
    /** Takes over what `refresh` has learned: at each navigation before anything is drawn for it, and when somebody tries again. */
    turn: takeNext,
    /** Drops the held choice: it is made anew, without what has failed meanwhile. */
    forget(remote: string) {
      choices.forget(remote)
      choiceOf(remote)
      choices.hint(records())
      // The banner of a test visit must not go on naming a build that has failed meanwhile.
      if (overrides.of(remote)) change({ ...site })
    },
    /** True while some visitors get another build than others: what changes then matters soon. */
    hasCandidates: () => choices.hasCandidate(records()),
    /** The builds that QA links named in this tab, and what has become of them. */
    testBuilds: () =>
      overrides.list().map(({ key, remote, found }) => ({
        name: key,
        state:
          found === 'unknown' || found === 'away'
            ? found
            : choiceOf(remote)?.by === 'override'
              ? ('used' as const)
              : ('refused' as const),
      })),
    /** A visit that uses a build of a QA link counts in no health figure. */
    isTestVisit: () => overrides.list().some(({ found }) => found === 'asking' || typeof found === 'object'),
    /** Ends the test: what QA links named is forgotten. The page has to start anew. */
    resetTest() {
      for (const { remote } of overrides.list()) quarantine.release(remote)
      overrides.clear()
    },
    fills: (slot: SlotName): SlotFill[] =>
      eachManifest()
        .flatMap((build) =>
          Object.entries(build.exposes).flatMap(([expose, door]) =>
            slotOf(door) === slot ? [{ remote: build.name, expose, order: door.order ?? 0 }] : [],
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
