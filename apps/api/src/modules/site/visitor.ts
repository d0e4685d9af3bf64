import { LanguageCode, pickLanguage } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import type { FastifyRequest } from 'fastify'
import { acceptedLanguages } from '../../http/language-for.ts'

/** Set by the page: `member` where an account is signed in, else the language that was chosen in this browser. */
const COOKIE = /(?:^|;\s*)worrystone_reader=([a-z]{2,6})(?:;|$)/

/** For whom the document is. Not trusted: it decides the language and whether HTML of visitors is sent along. */
export function readVisitor(request: FastifyRequest): { isMember: boolean; language: LanguageCode } {
  const [, value = ''] = COOKIE.exec(request.headers.cookie ?? '') ?? []
  const chosen = z.safeParse(LanguageCode, value).data
  return { isMember: value === 'member', language: chosen ?? pickLanguage(acceptedLanguages(request)) }
}
