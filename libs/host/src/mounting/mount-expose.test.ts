import type { RemoteManifest } from '@worrystone/contracts'
import type { Lifecycles, ParcelProps, Platform } from '@worrystone/remote-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEADLINES } from '../loading/with-deadline.ts'
import { mountExpose } from './mount-expose.ts'
import type { OpenOptions } from './open-expose.ts'

const never = new Promise<never>(() => {})
const build = { name: 'worries', buildId: 'a'.repeat(16) } as RemoteManifest

/** A place in the page, and what a piece in it did. */
function aPlace(lifecycles: Partial<Lifecycles> = {}) {
  const host = document.createElement('div')
  const gone = new AbortController()
  const crashes: unknown[] = []
  const calls: string[] = []
  let props = {} as ParcelProps
  const whole: Lifecycles = {
    bootstrap: async () => {},
    async mount(given) {
      calls.push('mount')
      props = given
      await lifecycles.mount?.(given)
    },
    async unmount(given) {
      calls.push('unmount')
      await lifecycles.unmount?.(given)
    },
  }
  const request = {
    host,
    piece: { remote: 'worries', expose: 'feed', path: '/feed' },
    input: { get: () => ({}), subscribe: () => () => {} },
    platformFor: (piece: object) => ({ ...piece }) as Platform,
  } as unknown as OpenOptions
  const mounting = mountExpose({
    request,
    build,
    lifecycles: whole,
    gone: gone.signal,
    onCrash: (error) => crashes.push(error),
  })
  mounting.catch(() => {})
  const element = () => host.querySelector<HTMLElement>('[data-remote=worries]')
  return { mounting, element, calls, crashes, gone, props: () => props }
}

beforeEach(() => {
  vi.useFakeTimers()
  // single-spa complains about what hangs.
  for (const kind of ['warn', 'error'] as const) vi.spyOn(console, kind).mockImplementation(() => {})
})
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a piece', () => {
  it('stands in an element that names its build, and is gone after it was taken away', async () => {
    const { mounting, element, calls, props } = aPlace()
    const takeAway = await mounting
    expect(element()?.dataset).toMatchObject({ remote: 'worries', build: 'a'.repeat(16) })
    await takeAway()
    expect(element()).toBeNull()
    expect(calls).toEqual(['mount', 'unmount'])
    expect(props().platform.signal.aborted).toBe(true)
  })

  it('that never finishes mounting is given up in time', async () => {
    const { mounting, element, props } = aPlace({ mount: () => never })
    await pass(DEADLINES.mount)
    await expect(mounting).rejects.toThrow('mount: nothing for 6000 ms')
    expect(element()).toBeNull()
    expect(props().platform.signal.aborted).toBe(true)
  })

  it('that finishes mounting after it was given up is unmounted', async () => {
    const late = Promise.withResolvers<void>()
    const { mounting, calls } = aPlace({ mount: () => late.promise })
    await pass(DEADLINES.mount)
    await expect(mounting).rejects.toThrow()
    expect(calls).toEqual(['mount'])
    late.resolve()
    await pass(0)
    expect(calls).toEqual(['mount', 'unmount'])
  })

  it('whose unmount hangs is out of sight at once and taken away in time', async () => {
    const { mounting, element, crashes, props } = aPlace({ unmount: () => never })
    const takeAway = await mounting
    const leaving = takeAway()
    const failed = expect(leaving).rejects.toThrow('unmount: nothing for 3000 ms')
    expect(element()?.hidden).toBe(true)
    props().onCrash('on its way out')
    expect(crashes).toEqual([])
    await pass(DEADLINES.unmount)
    await failed
    expect(element()).toBeNull()
  })

  it('tells once that it broke', async () => {
    const { mounting, crashes, props } = aPlace()
    await mounting
    props().onCrash('first')
    props().onCrash('second')
    expect(crashes).toEqual(['first'])
  })

  it('that breaks while it mounts does so by refusing to mount alone', async () => {
    const { mounting, crashes } = aPlace({
      async mount({ onCrash }) {
        onCrash('early')
        throw new Error('first render')
      },
    })
    await expect(mounting).rejects.toThrow('first render')
    expect(crashes).toEqual([])
  })

  it('learns that it is no longer wanted', async () => {
    const { mounting, gone, props } = aPlace()
    await mounting
    gone.abort()
    expect(props().platform.signal.aborted).toBe(true)
  })
})
