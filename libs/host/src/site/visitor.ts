import { tokens } from '@worrystone/api-client'
import { bucketOf, type Role, type Snapshot, subjectOf, type Visitor } from '@worrystone/contracts'
import { i18n } from '@worrystone/i18n'
import { session } from '@worrystone/session'

const VISITOR_KEY = 'worrystone_visitor'
const TIER_KEY = 'worrystone_tier'

type SignedInPerson = { id: string; role: Role; tier: string }

const newId = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

let pageVisitorId: string | undefined

/** A random id of this browser. It is never sent: the choice is made here. */
function visitorId(): string {
  try {
    const stored = localStorage.getItem(VISITOR_KEY)
    if (stored) return stored
    pageVisitorId ??= newId()
    localStorage.setItem(VISITOR_KEY, pageVisitorId)
  } catch {
    // Forbidden or full: the id is lost with the page.
  }
  pageVisitorId ??= newId()
  return pageVisitorId
}

/** The person of this browser's token, while the session is being restored: the first paint cannot wait for it. */
function personOfToken(): SignedInPerson | null {
  try {
    const [, body = ''] = tokens.read()?.token.split('.') ?? []
    const { sub, role } = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' ? { id: sub, role, tier: localStorage.getItem(TIER_KEY) ?? 'free' } : null
  } catch {
    return null
  }
}

/** The token does not contain the tier: the next first paint uses the last known one. */
function rememberTier(tier: string | null): void {
  try {
    if (tier) localStorage.setItem(TIER_KEY, tier)
    else localStorage.removeItem(TIER_KEY)
  } catch {
    // Forbidden or full: the next first paint treats the person as a free member.
  }
}

function currentPerson(): SignedInPerson | null {
  const currentSession = session.get()
  if (currentSession.status === 'starting') return personOfToken()
  rememberTier(currentSession.status === 'signed-in' ? currentSession.user.tier : null)
  return currentSession.status === 'signed-in' ? currentSession.user : null
}

/** The region of the browser's language setting: a good guess without a request. */
function countryOf(language: string): string | null {
  try {
    return new Intl.Locale(language).region ?? null
  } catch {
    return null
  }
}

/** What the choice of builds may use of the visitor, as far as the browser knows it now. */
export async function currentVisitor(): Promise<Visitor> {
  const signedIn = currentPerson()
  const facts = { language: i18n.expected(), country: countryOf(navigator.language) }
  if (!signedIn) return { ...facts, subject: visitorId(), role: 'visitor', tier: 'free' }
  // Without a secure origin nothing can be hashed: the browser's own id is used.
  const subject = await subjectOf(signedIn.id).catch(visitorId)
  return { ...facts, subject, role: signedIn.role, tier: signedIn.tier }
}

/** By remote: the position of this visitor in the rollout of its candidate. Null: it could not be computed here. */
export async function bucketsOf({ records }: Snapshot, { subject }: Visitor): Promise<ReadonlyMap<string, number | null>> {
  const running = records.flatMap(({ remote, candidate }) => (candidate ? [{ remote, salt: candidate.salt }] : []))
  const buckets = running.map(
    async ({ remote, salt }) => [remote, await bucketOf(salt, remote, subject).catch(() => null)] as const,
  )
  return new Map(await Promise.all(buckets))
}
