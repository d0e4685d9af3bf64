import { firstWordsApi, unansweredApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve, serveList } from '../../http/serve.ts'
import type { FirstWords } from './first-words.ts'
import type { Lending } from './lending.ts'
import type { NightlyCheck } from './nightly-check.ts'
import type { WaitingOffers } from './offers.ts'

type Options = { lending: Lending; offers: WaitingOffers; firstWords: FirstWords; check: NightlyCheck }

export const unansweredRoutes =
  ({ lending, offers, firstWords, check }: Options) =>
  async (app: FastifyInstance) => {
    serveList(app, unansweredApi.unanswered, ({ viewer, query }) => lending.page(viewer, query))
    serve(app, unansweredApi.renewLoans, ({ viewer, body }) => lending.renew(viewer, body.postIds))
    serve(app, unansweredApi.returnLoans, ({ viewer, body }) => lending.return(viewer, body.postIds))
    serve(app, unansweredApi.waitingOffer, ({ viewer }) => offers.read(viewer))
    serve(app, unansweredApi.putOfferAway, ({ viewer }) => offers.putAway(viewer))
    serve(app, firstWordsApi.figures, () => firstWords.published())
    serve(app, firstWordsApi.day, async ({ viewer }) => ({ figures: await firstWords.all(), ...(await check.list(viewer)) }))
  }
