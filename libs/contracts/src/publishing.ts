import * as z from '@worrystone/contracts/zod'
import { Time } from './endpoint.ts'
import { BuildId, RemoteName } from './snapshot.ts'

/** What a published build may hold. */
export const PUBLISH = {
  files: 500,
  fileBytes: 2_000_000,
  bytes: 20_000_000,
  pathLength: 200,
  manifestBytes: 100_000,
  /** What a page may hold of a manifest. */
  describedBytes: 16_000,
  /** The most gzip bytes that a remote's entry and the chunks of one page or slot may have together. */
  pageBytes: 25_000,
  types: ['.js', '.css', '.json', '.svg', '.webp', '.woff2'],
} as const

export const Published = z.object({ remote: RemoteName, build: BuildId, publishedAt: Time })
export type Published = z.infer<typeof Published>
