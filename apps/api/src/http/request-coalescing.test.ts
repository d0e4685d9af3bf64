import { expect, it } from 'vitest'
import { requestCoalescing } from './request-coalescing.ts'

/** Reads that end when the test ends them; each returns its number. */
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

it('reads once for all requests that arrive during a read, after that read', async () => {
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

it('never returns a result from a read that began before the request, over several rounds', async () => {
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

it('separates different keys', async () => {
  const share = requestCoalescing<number>()
  const { read, begun, end } = slowReads()
  const both = [share('/posts?limit=1', read), share('/posts?limit=2', read)]
  expect(begun()).toBe(2)
  end(1)
  end(2)
  expect(await Promise.all(both)).toEqual([1, 2])
})

it('rejects all requests that shared a failed read, and reads again for the next ones', async () => {
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
