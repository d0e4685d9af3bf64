import type { Prompt } from '@worrystone/contracts'
import { cacheFor } from '../../cache-for.ts'
import type { Database } from '../../db/db.ts'

const CACHE_MS = 60_000

/** The active prompts, cached for a minute. */
export function promptList(database: Database, now: () => Date) {
  const read = (): Promise<Prompt[]> =>
    database.db().selectFrom('prompts').select(['id', 'text']).where('is_active', '=', true).orderBy('position').execute()
  const prompts = cacheFor(read, { ms: CACHE_MS, now })

  return {
    list: prompts.read,

    async has(text: string): Promise<boolean> {
      return (await prompts.read()).some((prompt) => prompt.text === text)
    },
  }
}
