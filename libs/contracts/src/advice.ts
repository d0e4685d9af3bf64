import * as z from '@worrystone/contracts/zod'
import { commentsApi } from './comments.ts'
import { endpoint } from './endpoint.ts'

/** Separate from the other calls of comments, for the hint that is loaded when a reply is sent. */
export const adviceApi = {
  check: endpoint.post('/advice/check', {
    who: 'member',
    summary: 'Does this reply read like advice? Nothing is stored or logged',
    rate: 'check',
    body: commentsApi.update.body,
    /** null where no trained head judges: the lists of phrases decide. */
    response: z.object({ readsLikeAdvice: z.nullable(z.boolean()) }),
  }),
}
