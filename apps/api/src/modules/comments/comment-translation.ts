import type { LanguageCode } from '@worrystone/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { forbidden, notFound, unavailable } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Translate } from '../../ports/translator.ts'
import type { ReadQueries } from './read-query.ts'

type Options = {
  queries: Pick<ReadQueries, 'one'>
  service: Translate | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Translates a comment for one reader, and stores nothing of it. `countTry` throws beyond the limit. */
export const commentTranslation =
  ({ queries, service, log }: Options) =>
  async (viewer: Viewer, id: string, to: LanguageCode, countTry: () => Promise<void>) => {
    const comment = await queries.one({ viewerId: viewer.userId, withHeld: false }, id)
    if (!comment?.is_readable) throw notFound()
    if (!service || !comment.is_translatable || !comment.language) throw forbidden()
    await countTry()
    try {
      return { text: await service(comment.content, { from: comment.language, to }) }
    } catch (thrown) {
      log.warn({ reason: (thrown as Error).message }, 'the translation service did not answer')
      throw unavailable()
    }
  }
export type CommentTranslation = ReturnType<typeof commentTranslation>
