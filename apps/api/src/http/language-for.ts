import { type LanguageCode, pickLanguage } from '@worrystone/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The language that the address names, else the best of the browser's. */
export function languageFor(request: FastifyRequest, reply: FastifyReply, named: LanguageCode | undefined): LanguageCode {
  if (named) return named
  reply.header('vary', 'accept-language')
  return pickLanguage((request.headers['accept-language'] ?? '').split(','))
}
