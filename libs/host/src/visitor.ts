import { tokens } from '@worrystone/api-client'
import { bucketOf, type Role, type Snapshot, subjectOf, type Visitor } from '@worrystone/contracts'
import { i18n } from '@worrystone/i18n'
import { session } from '@worrystone/session'

const VISITOR = 'worrystone_visitor'
const TIER = 'worrystone_tier'

type Person = { id: string; role: Role; tier: string }

const newId = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

let ofPage: string | undefined

/** A random id of this browser. It is never sent: the choice is made here. */
function visitorId(): string {
  try {
    const kept = localStorage.getItem(VISITOR)
    if (kept) return kept
    ofPage ??= newId()
    localStorage.setItem(VISITOR, ofPage)
  } catch {
    // Forbidden or full: the id lives as long as the page.
  }
  ofPage ??= newId()
  return ofPage
}

/** Whoever the token in this browser names, while the server has not said yet who is here: the first paint can't wait for it. */
function expected(): Person | null {
  try {
    const [, body = ''] = tokens.read()?.token.split('.') ?? []
    const { sub, role } = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' ? { id: sub, role, tier: localStorage.getItem(TIER) ?? 'free' } : null
  } catch {
    return null
  }
}

/** The token says nothing of the tier: the last one known helps the next first paint. */
function rememberTier(tier: string | null): void {
  try {
    if (tier) localStorage.setItem(TIER, tier)
    else localStorage.removeItem(TIER)
  } catch {
    // Forbidden or full: the next first paint takes the person for a free member.
  }
}

function person(): Person | null {
  const now = session.get()
  if (now.status === 'starting') return expected()
  rememberTier(now.status === 'signed-in' ? now.user.tier : null)
  return now.status === 'signed-in' ? now.user : null
}

/** The region of the browser's language setting: a good guess that asks nobody. */
function countryOf(language: string): string | null {
  try {
    return new Intl.Locale(language).region ?? null
  } catch {
    return null
  }
}

/** What the choice of builds may know of whoever is here, as far as the browser knows it now. */
export async function visitorNow(): Promise<Visitor> {
  const here = person()
  const facts = { language: i18n.expected(), country: countryOf(navigator.language) }
  if (!here) return { ...facts, subject: visitorId(), role: 'visitor', tier: 'free' }
  // Without a secure origin nothing can be hashed: the browser's own id stands in.
  const subject = await subjectOf(here.id).catch(visitorId)
  return { ...facts, subject, role: here.role, tier: here.tier }
}

/** By remote: where this visitor stands in the rollout of its candidate. Null: it could not be computed here. */
export async function bucketsOf({ records }: Snapshot, { subject }: Visitor): Promise<ReadonlyMap<string, number | null>> {
  const running = records.flatMap(({ remote, candidate }) => (candidate ? [{ remote, salt: candidate.salt }] : []))
  const buckets = running.map(
    async ({ remote, salt }) => [remote, await bucketOf(salt, remote, subject).catch(() => null)] as const,
  )
  return new Map(await Promise.all(buckets))
}
