import { buffer } from 'node:stream/consumers'
import type { Archive } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { isSameHash, keyedHash } from '../../hash.ts'
import { notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Storage } from '../../ports/storage.ts'
import { RETENTION } from '../../retention.ts'
import type { UserStore } from '../users/index.ts'
import { collect } from './collect.ts'
import type { ArchiveStore } from './store.ts'
import { zip } from './zip.ts'

const LIFETIME_MS = RETENTION.archiveHours * 60 * 60_000
/** A job is retried for two and a half hours; after that a new request replaces it. */
const MAX_PENDING_MS = 3 * 60 * 60_000

type Options = Pick<Deps, 'database' | 'queue' | 'secret' | 'now'> & {
  storage: Storage
  store: ArchiveStore
  users: UserStore
  /** The largest file of a picture. */
  pictureOf: (url: string | null) => Promise<NodeJS.ReadableStream | undefined>
  isSessionLive: (viewer: Pick<Viewer, 'userId' | 'sessionId'>) => Promise<boolean>
}
type Row = Selectable<Tables['archives']>
export type Archives = ReturnType<typeof archiveService>

const ABOUT = `This archive holds what Worrystone keeps about you.
data.json: your account, what you wrote and did, and the people you follow, block or mute. Each part has the name it has in our database.
picture.webp: your profile picture, if you have one.
What lets somebody sign in (passwords, keys, codes) is not in it.
`

export function archiveService({ database, queue, storage, store, users, pictureOf, secret, isSessionLive, now }: Options) {
  /** The secret part of the link: computed, so that none is stored. It is valid as long as its session. */
  const tokenOf = (id: string, sessionId: string) => `${sessionId}.${keyedHash(secret, `archive:${id}:${sessionId}`)}`
  const folderOf = (userId: string) => `archives/${userId}/`
  const isAvailable = (row: Row | undefined) => row !== undefined && (row.expires_at === null || row.expires_at > now())

  const presentArchive = (row: Row, { sessionId }: Viewer): Archive => ({
    state: row.ready_at === null ? 'being-made' : 'ready',
    requestedAt: row.requested_at.toISOString(),
    bytes: row.bytes,
    expiresAt: row.expires_at?.toISOString() ?? null,
    url: row.ready_at === null ? null : `/api/my-data/archive/${row.id}/${tokenOf(row.id, sessionId)}`,
  })

  return {
    async current(viewer: Viewer): Promise<Archive | null> {
      const row = await store.find(viewer.userId)
      return row && isAvailable(row) ? presentArchive(row, viewer) : null
    },

    /** One at a time: a pending one is returned. */
    begin: (viewer: Viewer): Promise<Archive> =>
      database.tx(async () => {
        const { userId } = viewer
        await users.lock(userId)
        const row = await store.find(userId)
        const isPending = row?.ready_at === null && now().getTime() - row.requested_at.getTime() < MAX_PENDING_MS
        if (row && isPending) return presentArchive(row, viewer)
        const created = await store.begin(userId, now())
        await queue.add('my-data.archive', { userId }, { dedupeKey: `my-data.archive:${userId}` })
        return presentArchive(created, viewer)
      }),

    /** The job. */
    async make(userId: string) {
      const row = await store.find(userId)
      const user = await users.find(userId)
      if (!row || !user || row.ready_at !== null) return
      const picture = await pictureOf(user.avatar_url)
      const content = await zip(
        [
          { name: 'about.txt', content: Buffer.from(ABOUT) },
          { name: 'data.json', content: Buffer.from(JSON.stringify(await collect(database, userId), null, 2)) },
          ...(picture ? [{ name: 'picture.webp', content: await buffer(picture) }] : []),
        ],
        now(),
      )
      await storage.remove(folderOf(userId))
      await storage.put(`${folderOf(userId)}${row.id}.zip`, content, 'application/zip')
      const isRequested = await store.finish(row.id, {
        bytes: content.length,
        at: now(),
        expiresAt: new Date(now().getTime() + LIFETIME_MS),
      })
      if (!isRequested) await storage.remove(folderOf(userId))
    },

    async open(id: string, token: string) {
      const [sessionId = ''] = token.split('.')
      if (!isSameHash(token, tokenOf(id, sessionId))) throw notFound()
      const row = await store.byId(id)
      if (!row || row.ready_at === null || !isAvailable(row)) throw notFound()
      if (!(await isSessionLive({ userId: row.user_id, sessionId }))) throw notFound()
      const file = await storage.get(`${folderOf(row.user_id)}${id}.zip`)
      if (!file) throw notFound()
      return { file, bytes: row.bytes ?? 0 }
    },

    async deleteExpired() {
      for (const { id, user_id } of await store.expired(now())) {
        await storage.remove(folderOf(user_id))
        await store.remove(id)
      }
    },

    deleteAll: (userId: string) => storage.remove(folderOf(userId)),
  }
}
