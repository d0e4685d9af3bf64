import { type LanguageCode, pickLanguage } from '@worrystone/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The language tags of the Accept-Language header, in their order. */
export const acceptedLanguages = ({ headers }: Pick<FastifyRequest, 'headers'>) => (headers['accept-language'] ?? '').split(',')

/** The language in the URL, else the best one that the browser accepts. */
export function languageFor(request: FastifyRequest, reply: FastifyReply, requested: LanguageCode | undefined): LanguageCode {
  if (requested) return requested
  reply.header('vary', 'accept-language')
  return pickLanguage(acceptedLanguages(request))
}
