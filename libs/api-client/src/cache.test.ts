import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from './cache.ts'

afterEach(() => queryClient.clear())

const keys = () => queryClient.getQueryCache().getAll().length

it('keeps the newest fifty unobserved responses, and all observed ones', () => {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['shown'],
    queryFn: () => 0,
    initialData: 0,
    initialDataUpdatedAt: 1,
  })
  const stop = observer.subscribe(() => {})
  for (let i = 1; i <= 80; i++) queryClient.setQueryData(['feed', i], i, { updatedAt: i })
  // The newest response is counted when the next one is added.
  expect(keys()).toBeLessThanOrEqual(52)
  expect([
    queryClient.getQueryData(['shown']),
    queryClient.getQueryData(['feed', 80]),
    queryClient.getQueryData(['feed', 1]),
  ]).toEqual([0, 80, undefined])
  stop()
})
