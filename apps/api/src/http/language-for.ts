import { type LanguageCode, pickLanguage } from '@worrystone/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The language tags that the browser accepts, as they were sent. */
export const acceptedLanguages = ({ headers }: Pick<FastifyRequest, 'headers'>) => (headers['accept-language'] ?? '').split(',')

/** The language that the address names, else the best of the browser's. */
export function languageFor(request: FastifyRequest, reply: FastifyReply, named: LanguageCode | undefined): LanguageCode {
  if (named) return named
  reply.header('vary', 'accept-language')
  return pickLanguage(acceptedLanguages(request))
}
