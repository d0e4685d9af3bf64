import type { Database } from '../../db/db.ts'
import { sha256 } from '../../hash.ts'
import type { LinkKind, LinkStore } from './link-store.ts'
import { newToken } from './tokens.ts'

const HOUR = 60 * 60_000
const LIFE: Record<LinkKind, number> = { verify: 24 * HOUR, reset: HOUR }

export type Links = ReturnType<typeof linkService>

/** Tokens of links in emails. */
export function linkService({ database, store, now }: { database: Database; store: LinkStore; now: () => Date }) {
  return {
    /** A new link token; older ones of the kind become invalid. */
    async issue(userId: string, kind: LinkKind): Promise<string> {
      const token = newToken()
      await database.tx(async () => {
        await store.expireOpen(userId, kind, now())
        await store.add(userId, kind, { hash: sha256(token), expiresAt: new Date(now().getTime() + LIFE[kind]) })
      })
      return token
    },
    find: (token: string, kind: LinkKind) => store.find(sha256(token), kind),
    use: (token: string, kind: LinkKind) => store.use(sha256(token), kind, now()),
    expireOpen: (userId: string, kind: LinkKind) => store.expireOpen(userId, kind, now()),
    deleteExpired: () => store.deleteExpired(now()),
  }
}
