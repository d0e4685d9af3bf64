import { queryClient } from '@worrystone/api-client'
import type { ExerciseCard, LanguageCode } from '@worrystone/contracts'
import { useEffect } from 'react'
import { exerciseQuery } from '../../shared/catalogue.queries.ts'
import { preloadParts } from './parts.ts'

const AFTER_MS = 2_000

const wantsLittleData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Fetches what an exercise needs, and the free exercises one after the other while a list is open, so that they are there without a network later. */
export function useFreeAhead(exercises: ExerciseCard[] | undefined, language: LanguageCode): void {
  const ids =
    exercises
      ?.filter(({ isFree }) => isFree)
      .map(({ id }) => id)
      .join() ?? ''
  useEffect(() => {
    if (!ids || wantsLittleData()) return
    let isOver = false
    let current: readonly unknown[] | undefined
    const timer = setTimeout(async () => {
      await preloadParts()
      for (const id of ids.split(',')) {
        if (isOver) return
        const wanted = exerciseQuery(id, language)
        current = wanted.queryKey
        await queryClient.prefetchQuery(wanted)
      }
      current = undefined
    }, AFTER_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      if (current) void queryClient.cancelQueries({ queryKey: current })
    }
  }, [ids, language])
}
