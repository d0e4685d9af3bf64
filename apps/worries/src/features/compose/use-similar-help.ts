import { call } from '@worrystone/api-client'
import { type SimilarHelp, similarHelpApi } from '@worrystone/contracts'
import { useEffect, useState } from 'react'

const QUIET_MS = 1_000
/** A shorter text says too little. Japanese and Chinese need fewer characters. */
const MIN_LETTERS = { usual: 20, dense: 8 }
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const isEnough = (text: string) => text.length >= (DENSE.test(text) ? MIN_LETTERS.dense : MIN_LETTERS.usual)

/** What helped others with a text like this, a second after the last key. Kept nowhere: neither here nor on the server. */
export function useSimilarHelp(text: string): SimilarHelp | undefined {
  const [help, setHelp] = useState<SimilarHelp>()
  const words = text.trim()
  const asked = isEnough(words) ? words : ''
  useEffect(() => {
    if (asked === '') return setHelp(undefined)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call(similarHelpApi.ofText, { body: { text: asked } }, { signal: stop.signal, retries: 0, priority: 'low' }).then(
        (found) => stop.signal.aborted || setHelp(found),
        // An extra: without an answer there is none.
        () => {},
      )
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  return help
}
