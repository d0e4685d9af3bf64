import type { RecentWorry } from '@worrystone/contracts'
import { sql } from 'kysely'
import { presentRow } from '../../db/present-row.ts'

export type RecentWorryRow = Omit<RecentWorry, 'publishedAt'> & { publishedAt: Date }

/** The columns of a published worry in a short list of one's own. */
export const RECENT_WORRY = sql`posts.id, posts.privacy_level as "privacyLevel", posts.published_at as "publishedAt",
  posts.worry_prompt as "worryPrompt", posts.short_content as "shortContent", posts.language`

export const presentRecentWorry = (row: RecentWorryRow): RecentWorry => presentRow(row)
