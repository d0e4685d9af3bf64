import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { RefusedWebhook } from './provider.ts'
import type { Webhooks } from './webhooks.ts'

/** A webhook's body has a few kilobytes. */
const MAX_BYTES = 256 * 1024

/**
 * The endpoint to which the payment provider delivers. Not in the contract, because it has no other clients; outside /api, because many
 * deliveries come from one address. A delivery with the response 200 is stored; any other is repeated by the provider.
 */
export const webhookRoute = (webhooks: Webhooks) => async (app: FastifyInstance) => {
  // The signature is over the bytes of the body.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) => done(null, body))

  app.post('/webhooks/payments', { schema: { hide: true } }, async (request) => {
    try {
      await webhooks.receive({ body: bodyOf(request), signature: signatureOf(request) })
    } catch (error) {
      if (error instanceof RefusedWebhook) throw new AppError('UNAUTHORIZED', 'The signature of this webhook is wrong.')
      throw error
    }
    return { data: { message: 'Received.' } }
  })
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

function signatureOf({ headers }: FastifyRequest): string | undefined {
  const signature = headers['x-signature']
  return typeof signature === 'string' ? signature : undefined
}
