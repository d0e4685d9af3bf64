import { z } from 'zod'
import { readBounded } from '../http/read-bounded.ts'

type Settings = { url: string; key: string | undefined; timeoutMs: number }
type Languages = { from: string; to: string }

/** Translates a text. Rejects with `TranslationFailed`, whose message contains neither the text nor the response. */
export type Translate = (text: string, languages: Languages) => Promise<string>

class TranslationFailed extends Error {
  override name = 'TranslationFailed'
}

const MAX_ANSWER = 64 * 1024
const Answer = z.object({ translatedText: z.string().trim().min(1).max(10_000) })

/** An endpoint with the API of LibreTranslate. It receives the text and the two languages: no name, no id. */
export const translator =
  ({ url, key, timeoutMs }: Settings): Translate =>
  async (text, { from, to }) => {
    const body = { q: text, source: from, target: to, format: 'text', ...(key !== undefined && { api_key: key }) }
    try {
      const response = await fetch(`${url}/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new TranslationFailed(`status ${response.status}`)
      const answer = await readBounded(response, MAX_ANSWER)
      return Answer.parse(JSON.parse(answer ?? '')).translatedText
    } catch (thrown) {
      if (thrown instanceof TranslationFailed) throw thrown
      throw new TranslationFailed(thrown instanceof Error ? thrown.name : 'failed')
    }
  }
