import { queryClient } from '@worrystone/api-client'
import type { ExerciseCard, LanguageCode } from '@worrystone/contracts'
import { useEffect } from 'react'
import { exerciseQuery } from '../../shared/catalogue.queries.ts'
import { preloadExerciseChunks } from './exercise-chunks.ts'

const DELAY_MS = 2_000

const isDataSaverOn = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Prefetches an exercise's code, and the free exercises one by one while a list is open, so that they are available offline. */
export function usePrefetchExercises(exercises: ExerciseCard[] | undefined, language: LanguageCode): void {
  const ids =
    exercises
      ?.filter(({ isFree }) => isFree)
      .map(({ id }) => id)
      .join() ?? ''
  useEffect(() => {
    if (!ids || isDataSaverOn()) return
    let isOver = false
    let current: readonly unknown[] | undefined
    const timer = setTimeout(async () => {
      await preloadExerciseChunks()
      for (const id of ids.split(',')) {
        if (isOver) return
        const options = exerciseQuery(id, language)
        current = options.queryKey
        await queryClient.prefetchQuery(options)
      }
      current = undefined
    }, DELAY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      if (current) void queryClient.cancelQueries({ queryKey: current })
    }
  }, [ids, language])
}
