import type { Prompt } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'

const KEEP_MS = 60_000

/** The beginnings that are offered now; asked for anew after a minute. */
export function promptList(database: Database, now: () => Date) {
  let kept: { until: number; prompts: Promise<Prompt[]> } | undefined

  const read = () =>
    database.db().selectFrom('prompts').select(['id', 'text']).where('is_active', '=', true).orderBy('position').execute()

  return {
    list(): Promise<Prompt[]> {
      const time = now().getTime()
      if (!kept || kept.until <= time) {
        const prompts = read()
        kept = { until: time + KEEP_MS, prompts }
        // A failure is not worth keeping.
        prompts.catch(() => {
          kept = undefined
        })
      }
      return kept.prompts
    },

    async has(text: string): Promise<boolean> {
      return (await this.list()).some((prompt) => prompt.text === text)
    },
  }
}
