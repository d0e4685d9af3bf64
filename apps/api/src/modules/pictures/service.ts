import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Drawing, drawingUrl } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { unauthorized } from '../../http/app-error.ts'
import type { Storage } from '../../ports/storage.ts'
import type { UserStore } from '../users/index.ts'
import { reEncode } from './re-encode.ts'

const PROFILE_SIZE = 256
const LARGEST_SIZE = 512
const ADDRESS = /^\/(pictures\/[\w-]+\/[\w-]+\/)\d+\.webp$/

/** The storage folder of a picture's address; undefined for none and for drawings, which are not the person's. */
const folderOf = (url: string | null) => ADDRESS.exec(url ?? '')?.[1]

type Options = { database: Database; storage: Storage; users: UserStore }
export type Pictures = ReturnType<typeof pictureService>

export function pictureService({ database, storage, users }: Options) {
  /** Sets the profile's new picture and deletes the files of the old one. */
  async function setPicture(userId: string, url: string | null) {
    const oldFolder = await database.tx(async () => {
      const user = await users.lock(userId)
      if (!user) throw unauthorized()
      await users.setPicture(userId, url)
      return folderOf(user.avatar_url)
    })
    if (oldFolder !== undefined && oldFolder !== folderOf(url)) await storage.remove(oldFolder)
  }

  return {
    async replace(userId: string, file: Buffer): Promise<string> {
      const sizes = await reEncode(file)
      const hash = createHash('sha256')
      for (const content of sizes.values()) hash.update(content)
      // The address contains the hash, so that it may be cached forever, and random bytes, so that nobody can derive it from a picture.
      const folder = `pictures/${userId}/${hash.digest('hex').slice(0, 16)}-${randomBytes(8).toString('hex')}/`
      try {
        for (const [size, content] of sizes) await storage.put(`${folder}${size}.webp`, content, 'image/webp')
        const url = `/${folder}${PROFILE_SIZE}.webp`
        await setPicture(userId, url)
        return url
      } catch (thrown) {
        await storage.remove(folder).catch(() => {})
        throw thrown
      }
    },

    async choose(userId: string, drawing: Drawing): Promise<string> {
      const url = drawingUrl(drawing)
      await setPicture(userId, url)
      return url
    },

    remove: (userId: string) => setPicture(userId, null),

    async largest(url: string | null): Promise<Readable | undefined> {
      const folder = folderOf(url)
      return folder === undefined ? undefined : storage.get(`${folder}${LARGEST_SIZE}.webp`)
    },

    deleteAll: (userId: string) => storage.remove(`pictures/${userId}/`),

    /** True if the storage responds. */
    isAvailable: () =>
      storage.has('pictures/status').then(
        () => true,
        () => false,
      ),
  }
}
