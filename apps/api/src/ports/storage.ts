import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'

/** A store of immutable files, by keys such as `remotes/worries/…/entry.js`. */
export type Storage = {
  /** False: the key exists already and keeps its content. */
  put(key: string, content: Uint8Array, type: string): Promise<boolean>
  get(key: string): Promise<Readable | undefined>
  has(key: string): Promise<boolean>
  /** The keys below a folder (`remotes/worries/`), in order, at most `limit` of them. */
  list(folder: string, most: number): Promise<string[]>
  /** Deletes everything below a folder. */
  remove(folder: string): Promise<void>
  close(): void
}

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/
const FOLDER = /^([\w-][\w.-]*\/)+$/
/** S3's own limit for a key is 1,024 bytes. */
const MAX_KEY_LENGTH = 500

function checkedKey(pattern: RegExp, key: string): string {
  if (key.length > MAX_KEY_LENGTH || !pattern.test(key)) throw new Error(`Not a key of the storage: ${key.slice(0, 100)}`)
  return key
}

const isMissing = (thrown: unknown) => ['ENOENT', 'ENOTDIR'].includes(String((thrown as NodeJS.ErrnoException).code))

/** Files below `root`, each under its key. */
export function diskStorage(root: string): Storage {
  const fileOf = (key: string) => join(root, checkedKey(KEY, key))
  const has = (key: string) =>
    stat(fileOf(key)).then(
      (stats) => stats.isFile(),
      (thrown) => {
        if (isMissing(thrown)) return false
        throw thrown
      },
    )
  return {
    has,
    async put(key, content) {
      const file = fileOf(key)
      if (await has(key)) return false
      await mkdir(dirname(file), { recursive: true })
      const temporaryFile = `${file}.${randomUUID()}`
      try {
        await writeFile(temporaryFile, content)
        // A link, unlike a rename, never replaces a concurrently written file, and the file appears whole.
        await link(temporaryFile, file)
        return true
      } catch (thrown) {
        if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false
        throw thrown
      } finally {
        await rm(temporaryFile, { force: true })
      }
    },
    get: async (key) => ((await has(key)) ? createReadStream(fileOf(key)) : undefined),
    async list(folder, limit) {
      const entries = await readdir(join(root, checkedKey(FOLDER, folder)), { recursive: true, withFileTypes: true }).catch(
        (thrown) => {
          if (isMissing(thrown)) return []
          throw thrown
        },
      )
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      return files
        .map((file) => file.slice(root.length + 1).replaceAll('\\', '/'))
        .sort()
        .slice(0, limit)
    },
    remove: (folder) => rm(join(root, checkedKey(FOLDER, folder)), { recursive: true, force: true }),
    close: () => {},
  }
}

export type S3Settings = {
  /** Unset: Amazon. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket is in the path, not in the host name, as most other providers require. */
  forcePathStyle: boolean
}

/** Timeouts of connecting and of a whole call with its body. */
const CONNECT_TIMEOUT_MS = 3_000
const CALL_TIMEOUT_MS = 20_000
const MAX_ATTEMPTS = 3
const PAGE_SIZE = 1_000

/** An S3 bucket, of Amazon or a compatible provider. The SDK is loaded with the first call, so that it does not delay the start. */
export function s3Storage(settings: S3Settings, callMs = CALL_TIMEOUT_MS): Storage {
  const { endpoint, region, bucket: Bucket, forcePathStyle, accessKeyId, secretAccessKey } = settings
  const sdk = once(() => import('@aws-sdk/client-s3'))
  const client = once(async () => {
    const { S3Client } = await sdk()
    return new S3Client({
      ...(endpoint !== undefined && { endpoint }),
      region,
      forcePathStyle,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: MAX_ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: callMs, throwOnRequestTimeout: true },
      // Many other providers do not support checksums in trailers; the signature covers the body.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  })
  const deadline = () => AbortSignal.timeout(callMs)

  async function list(Prefix: string, limit: number): Promise<string[]> {
    const { ListObjectsV2Command } = await sdk()
    const keys: string[] = []
    let ContinuationToken: string | undefined
    do {
      const command = new ListObjectsV2Command({
        Bucket,
        Prefix,
        MaxKeys: Math.min(PAGE_SIZE, limit - keys.length),
        ContinuationToken,
      })
      const page = await (await client()).send(command, { abortSignal: deadline() })
      keys.push(...(page.Contents ?? []).flatMap((object) => object.Key ?? []))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined && keys.length < limit)
    return keys.slice(0, limit)
  }

  return {
    async put(key, content, type) {
      const { PutObjectCommand } = await sdk()
      const Key = checkedKey(KEY, key)
      const command = new PutObjectCommand({ Bucket, Key, Body: content, ContentType: type, IfNoneMatch: '*' })
      try {
        await (await client()).send(command, { abortSignal: deadline() })
        return true
      } catch (thrown) {
        // 412: it exists. 409: it is being written concurrently.
        if ([409, 412].includes(statusOf(thrown) ?? 0)) return false
        throw thrown
      }
    },

    async get(key) {
      const { GetObjectCommand } = await sdk()
      try {
        const command = new GetObjectCommand({ Bucket, Key: checkedKey(KEY, key) })
        // The timeout covers the body too, which follows the response.
        const { Body } = await (await client()).send(command, { abortSignal: deadline() })
        // In Node the SDK returns a Node stream.
        return Body as Readable | undefined
      } catch (thrown) {
        if (statusOf(thrown) === 404) return undefined
        throw thrown
      }
    },

    async has(key) {
      const { HeadObjectCommand } = await sdk()
      try {
        await (await client()).send(new HeadObjectCommand({ Bucket, Key: checkedKey(KEY, key) }), { abortSignal: deadline() })
        return true
      } catch (thrown) {
        if (statusOf(thrown) === 404) return false
        throw thrown
      }
    },

    list: (folder, limit) => list(checkedKey(FOLDER, folder), limit),

    async remove(folder) {
      const { DeleteObjectCommand } = await sdk()
      for (let keys = await list(checkedKey(FOLDER, folder), PAGE_SIZE); keys.length > 0; keys = await list(folder, PAGE_SIZE)) {
        for (const Key of keys) await (await client()).send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal: deadline() })
      }
    },

    close: () => void client.created()?.then((created: S3Client) => created.destroy()),
  }
}

const statusOf = (thrown: unknown) => (thrown as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** Caches the result of the first call. `created`: the result so far. */
function once<T>(make: () => Promise<T>) {
  let result: Promise<T> | undefined
  return Object.assign(() => (result ??= make()), { created: () => result })
}

/** The configured file storage: a bucket, else the local disk. */
export const openStorage = ({ s3, dataDir }: { s3: S3Settings | undefined; dataDir: string }): Storage =>
  s3 ? s3Storage(s3) : diskStorage(dataDir)
