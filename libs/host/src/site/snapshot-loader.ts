import type { SignatureStatus } from '@worrystone/contracts'
import { on } from '@worrystone/events'
import type { RegisteredBuild } from '../choice/overrides.ts'
import {
  cachedSnapshot,
  cacheSnapshot,
  fetchSnapshot,
  type LoadedSnapshot,
  type Origin,
  type SignedSnapshot,
} from './snapshot.ts'
import { bucketsOf, currentVisitor } from './visitor.ts'

/** Verifies signatures. Part of the runtime's chunk: not needed before the first paint. */
export type SignatureChecks = {
  verifySignature(signed: string): Promise<SignatureStatus>
  registeredBuild(key: string, stored: string): Promise<RegisteredBuild>
}

type Options = {
  loadChecks(): Promise<SignatureChecks>
  /** Resolved when the page's own snapshot is applied, if it has one. */
  prepared: Promise<void>
  current(): LoadedSnapshot | null
  apply(snapshot: LoadedSnapshot | null, isLoading: boolean): void
}

const REFRESH_AFTER_MS = 60_000

/** Adds what the choice of builds needs to know of the visitor. */
export async function withVisitor(signed: SignedSnapshot, origin: Origin): Promise<LoadedSnapshot> {
  const visitor = await currentVisitor()
  return { ...signed, origin, visitor, buckets: await bucketsOf(signed.snapshot, visitor) }
}

/** Fetches snapshots, verifies their signatures and keeps them up to date. */
export function createSnapshotLoader({ loadChecks, prepared, current, apply }: Options) {
  /** Applied at the next navigation: nothing changes in an open page. */
  let pending: LoadedSnapshot | null = null
  let signatureStatus: SignatureStatus | 'pending' = 'pending'
  let trust: Promise<boolean> | undefined
  let checkedAt = 0

  /** Any snapshot but the page's own counts only with the registry's signature. */
  async function getVerified(fetchSigned: () => Promise<SignedSnapshot | null>, origin: Origin): Promise<LoadedSnapshot | null> {
    const [{ verifySignature }, signed] = await Promise.all([loadChecks(), fetchSigned()])
    return signed && (await verifySignature(signed.signed)) === 'verified' ? withVisitor(signed, origin) : null
  }

  async function verifyPageSnapshot(snapshot: LoadedSnapshot): Promise<boolean> {
    signatureStatus = await (await loadChecks()).verifySignature(snapshot.signed)
    if (signatureStatus === 'verified') void cacheSnapshot(snapshot)
    if (signatureStatus === 'forged')
      console.error("[registry] the page's snapshot does not carry the registry's signature; none of its builds will run")
    // Where nothing can be verified, the page's snapshot is as trustworthy as the page.
    return signatureStatus !== 'forged'
  }

  async function establishTrust(): Promise<boolean> {
    checkedAt = Date.now()
    await prepared
    const embedded = current()
    if (embedded?.origin !== 'page') apply(null, true)
    else if (await verifyPageSnapshot(embedded)) return true

    const verified = (await getVerified(fetchSnapshot, 'registry')) ?? (await getVerified(cachedSnapshot, 'cached copy'))
    if (verified) {
      signatureStatus = 'verified'
      void cacheSnapshot(verified)
      apply(verified, false)
    } else if (!current()) apply(null, false)
    return verified !== null
  }

  /**
   * True when the snapshot's signature has been verified and code of remotes may run. Choose after it, not before: a forged snapshot in
   * the page is replaced by a genuine one where there is one. A failed attempt is repeated at the next call.
   */
  function trusted(): Promise<boolean> {
    trust ??= establishTrust()
      .catch(() => {
        if (!current()) apply(null, false)
        return false
      })
      .then((isTrusted) => {
        if (!isTrusted) trust = undefined
        return isTrusted
      })
    return trust
  }

  // Another account is another visitor, but the builds of this tab stay: a sign-in changes no open page.
  on('session.changed/1', async () => {
    const latest = pending ?? current()
    if (!latest) return
    const next = await withVisitor(latest, latest.origin)
    const isSame = JSON.stringify(next.visitor) === JSON.stringify(latest.visitor)
    if (!isSame && latest === (pending ?? current())) pending = next
  })

  return {
    trusted,
    signatureStatus: () => signatureStatus,
    /** Fetches a newer snapshot in the background, at most once a minute. It is applied at the next navigation. */
    async refresh() {
      if (Date.now() - checkedAt < REFRESH_AFTER_MS || !(await trusted())) return
      checkedAt = Date.now()
      const verified = await getVerified(fetchSnapshot, 'registry').catch(() => null)
      const latest = pending ?? current()
      // An older one is a replay, or the response of a process that lags behind.
      if (!verified || !latest || verified.signed === latest.signed) return
      if (verified.snapshot.generatedAt < latest.snapshot.generatedAt) return
      pending = verified
      void cacheSnapshot(verified)
    },
    /** Applies what `refresh` has fetched: at each navigation before it renders, and at a retry. */
    applyPending() {
      if (!pending) return
      const snapshot = pending
      pending = null
      apply(snapshot, false)
    },
  }
}
