import { expect, it } from 'vitest'
import { requestCoalescing } from './request-coalescing.ts'

/** Reads that end when the test says so; each answers its number. */
function slowReads() {
  const ends: PromiseWithResolvers<number>[] = []
  return {
    read: () => {
      const end = Promise.withResolvers<number>()
      ends.push(end)
      return end.promise
    },
    begun: () => ends.length,
    end: (number: number) => ends[number - 1]?.resolve(number),
    fail: (number: number) => ends[number - 1]?.reject(new Error(`read ${number}`)),
  }
}

it('reads once for all who come while another read runs, and only after they came', async () => {
  const share = requestCoalescing<number>()
  const { read, begun, end } = slowReads()
  const first = share('feed', read)
  const waiting = [share('feed', read), share('feed', read), share('feed', read)]
  expect(begun()).toBe(1)
  end(1)
  expect(await first).toBe(1)
  await expect.poll(begun).toBe(2)
  end(2)
  expect(await Promise.all(waiting)).toEqual([2, 2, 2])
})

it('gives nobody an answer that was begun before they asked, round after round', async () => {
  const share = requestCoalescing<number>()
  const { read, begun, end } = slowReads()
  const first = share('feed', read)
  const second = share('feed', read)
  end(1)
  await first
  await expect.poll(begun).toBe(2)
  const third = share('feed', read)
  end(2)
  expect(await second).toBe(2)
  await expect.poll(begun).toBe(3)
  end(3)
  expect(await third).toBe(3)
  const later = share('feed', read)
  expect(begun()).toBe(4)
  end(4)
  expect(await later).toBe(4)
})

it('keeps what is asked for apart', async () => {
  const share = requestCoalescing<number>()
  const { read, begun, end } = slowReads()
  const both = [share('/posts?limit=1', read), share('/posts?limit=2', read)]
  expect(begun()).toBe(2)
  end(1)
  end(2)
  expect(await Promise.all(both)).toEqual([1, 2])
})

it('tells those who shared a failed read, and tries anew for the next ones', async () => {
  const share = requestCoalescing<number>()
  const { read, begun, end, fail } = slowReads()
  const first = share('feed', read)
  const second = share('feed', read)
  fail(1)
  await expect(first).rejects.toThrow('read 1')
  await expect.poll(begun).toBe(2)
  end(2)
  expect(await second).toBe(2)
})
