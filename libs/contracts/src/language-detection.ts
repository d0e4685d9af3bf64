import * as z from '@worrystone/contracts/zod'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './languages.ts'
import { LIMITS } from './limits.ts'
import { textField } from './text.ts'

const Candidate = z.object({
  languageCode: LanguageCode,
  /** 0 to 1; the confidences of all guesses about one text add up to 1 at most. */
  confidence: z.number(),
})

/** The language of a text. `languageCode` is null where the text is not enough: digits, a name, an unsupported language. */
export const ContentLanguage = z.object({
  languageCode: z.nullable(LanguageCode),
  confidence: z.number(),
  candidates: z.array(Candidate),
})
export type ContentLanguage = z.infer<typeof ContentLanguage>

/** Separate from `languagesApi`, which the shell contains before its first paint. */
export const languageDetectionApi = {
  browser: endpoint.get('/languages/detect', {
    who: 'anyone',
    summary: 'The supported language that the browser asks for',
    response: z.object({
      languageCode: LanguageCode,
      /** False: the browser requests none of ours, so it is English. */
      isDetected: z.boolean(),
    }),
  }),
  content: endpoint.post('/languages/detect-content', {
    who: 'anyone',
    summary: 'What language a text is in',
    rate: 'check',
    body: z.strictObject({
      text: textField({
        max: LIMITS.longContent,
        required: 'Please send a text',
        tooLong: 'The text must be less than 10,000 characters',
        multiline: true,
      }),
    }),
    response: ContentLanguage,
  }),
}
