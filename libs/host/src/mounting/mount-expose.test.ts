import type { RemoteManifest } from '@worrystone/contracts'
import type { Lifecycles, ParcelProps, Platform } from '@worrystone/remote-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEADLINES } from '../loading/with-deadline.ts'
import type { OpenOptions } from './expose-ref.ts'
import { mountExpose } from './mount-expose.ts'

const neverSettles = new Promise<never>(() => {})
const build = { name: 'worries', buildId: 'a'.repeat(16) } as RemoteManifest

/** Mounts an expose and records what it does. */
function mount(lifecycles: Partial<Lifecycles> = {}) {
  const outlet = document.createElement('div')
  const closed = new AbortController()
  const crashes: unknown[] = []
  const calls: string[] = []
  let props = {} as ParcelProps
  const whole: Lifecycles = {
    bootstrap: async () => {},
    async mount(received) {
      calls.push('mount')
      props = received
      await lifecycles.mount?.(received)
    },
    async unmount(received) {
      calls.push('unmount')
      await lifecycles.unmount?.(received)
    },
  }
  const options = {
    element: outlet,
    exposeRef: { remote: 'worries', expose: 'feed', path: '/feed' },
    input: { get: () => ({}), subscribe: () => () => {} },
    platformFor: (mounted: object) => ({ ...mounted }) as Platform,
  } as unknown as OpenOptions
  const mounting = mountExpose({
    options,
    build,
    lifecycles: whole,
    closed: closed.signal,
    onCrash: (error) => crashes.push(error),
  })
  mounting.catch(() => {})
  const element = () => outlet.querySelector<HTMLElement>('[data-remote=worries]')
  return { mounting, element, calls, crashes, closed, props: () => props }
}

beforeEach(() => {
  vi.useFakeTimers()
  // single-spa logs what hangs.
  for (const kind of ['warn', 'error'] as const) vi.spyOn(console, kind).mockImplementation(() => {})
})
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a mounted expose', () => {
  it('is in an element with its build id, which unmounting removes', async () => {
    const { mounting, element, calls, props } = mount()
    const unmount = await mounting
    expect(element()?.dataset).toMatchObject({ remote: 'worries', build: 'a'.repeat(16) })
    await unmount()
    expect(element()).toBeNull()
    expect(calls).toEqual(['mount', 'unmount'])
    expect(props().platform.signal.aborted).toBe(true)
  })

  it('that never finishes mounting is removed at the deadline', async () => {
    const { mounting, element, props } = mount({ mount: () => neverSettles })
    await pass(DEADLINES.mount)
    await expect(mounting).rejects.toThrow('mount: nothing for 6000 ms')
    expect(element()).toBeNull()
    expect(props().platform.signal.aborted).toBe(true)
  })

  it('that finishes mounting after the deadline is unmounted', async () => {
    const slowMount = Promise.withResolvers<void>()
    const { mounting, calls } = mount({ mount: () => slowMount.promise })
    await pass(DEADLINES.mount)
    await expect(mounting).rejects.toThrow()
    expect(calls).toEqual(['mount'])
    slowMount.resolve()
    await pass(0)
    expect(calls).toEqual(['mount', 'unmount'])
  })

  it('whose unmount hangs is hidden at once and removed at the deadline', async () => {
    const { mounting, element, crashes, props } = mount({ unmount: () => neverSettles })
    const unmount = await mounting
    const unmounting = unmount()
    const failed = expect(unmounting).rejects.toThrow('unmount: nothing for 3000 ms')
    expect(element()?.hidden).toBe(true)
    props().onCrash('on its way out')
    expect(crashes).toEqual([])
    await pass(DEADLINES.unmount)
    await failed
    expect(element()).toBeNull()
  })

  it('reports one crash', async () => {
    const { mounting, crashes, props } = mount()
    await mounting
    props().onCrash('first')
    props().onCrash('second')
    expect(crashes).toEqual(['first'])
  })

  it('that throws while it mounts rejects, and reports no crash', async () => {
    const { mounting, crashes } = mount({
      async mount({ onCrash }) {
        onCrash('early')
        throw new Error('first render')
      },
    })
    await expect(mounting).rejects.toThrow('first render')
    expect(crashes).toEqual([])
  })

  it('has its signal aborted when it is closed', async () => {
    const { mounting, closed, props } = mount()
    await mounting
    closed.abort()
    expect(props().platform.signal.aborted).toBe(true)
  })
})
