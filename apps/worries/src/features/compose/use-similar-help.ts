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
  const searchText = isEnough(words) ? words : ''
  useEffect(() => {
    if (searchText === '') return setHelp(undefined)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call(similarHelpApi.ofText, { body: { text: searchText } }, { signal: stop.signal, retries: 0, priority: 'low' }).then(
        (response) => stop.signal.aborted || setHelp(response),
        // Optional: a failed request shows nothing.
        () => {},
      )
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [searchText])
  return help
}
