import { unansweredApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve, serveList } from '../../http/serve.ts'
import type { Lending } from './lending.ts'
import type { WaitingOffers } from './offers.ts'

type Parts = { lending: Lending; offers: WaitingOffers }

export const unansweredRoutes =
  ({ lending, offers }: Parts) =>
  async (app: FastifyInstance) => {
    serveList(app, unansweredApi.unanswered, ({ viewer, query }) => lending.page(viewer, query))
    serve(app, unansweredApi.renewLoans, ({ viewer, body }) => lending.renew(viewer, body.postIds))
    serve(app, unansweredApi.returnLoans, ({ viewer, body }) => lending.return(viewer, body.postIds))
    serve(app, unansweredApi.waitingOffer, ({ viewer }) => offers.read(viewer))
    serve(app, unansweredApi.putOfferAway, ({ viewer }) => offers.putAway(viewer))
  }
