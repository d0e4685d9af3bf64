import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const POST = '0198c0de-0000-7000-8000-000000000001'

/** A new page, so that an error reported once is reported again in the next test. */
const aPage = async () => {
  vi.resetModules()
  return import('./index.ts')
}
const errors = () => vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => vi.restoreAllMocks())

describe('the bus', () => {
  it('calls every subscriber until it unsubscribes', async () => {
    const { emit, on } = await aPage()
    const [first, second] = [vi.fn(), vi.fn()]
    const stop = on('post.created/1', first)
    on('post.created/1', second)
    emit('post.created/1', { postId: POST })
    stop()
    emit('post.created/1', { postId: POST })
    expect(first).toHaveBeenCalledExactlyOnceWith({ postId: POST })
    expect(second).toHaveBeenCalledTimes(2)
  })

  it('lets one handler subscribe twice and unsubscribe once', async () => {
    const { emit, on } = await aPage()
    const handler = vi.fn()
    const stop = on('post.removed/1', handler)
    on('post.removed/1', handler)
    stop()
    stop()
    emit('post.removed/1', { postId: POST })
    expect(handler).toHaveBeenCalledOnce()
  })

  it('drops an invalid payload and reports it once, without the payload', async () => {
    const { emit, on } = await aPage()
    const report = errors()
    const handler = vi.fn()
    on('follow.changed/1', handler)
    for (let i = 0; i < 3; i++) emit('follow.changed/1', { userId: 'private', isFollowing: 'yes' } as never)
    expect(handler).not.toHaveBeenCalled()
    expect(report).toHaveBeenCalledOnce()
    expect(String(report.mock.calls[0])).toContain('follow.changed/1')
    expect(String(report.mock.calls[0])).not.toContain('private')
  })

  it('drops an event that is not in the contract, even one named like an object property', async () => {
    const { emit, on } = await aPage()
    const report = errors()
    const handler = vi.fn()
    on('toString' as never, handler)
    emit('toString' as never, {} as never)
    emit('support.changed/9' as never, {} as never)
    expect(handler).not.toHaveBeenCalled()
    expect(report).toHaveBeenCalledTimes(2)
  })

  it('passes on only the fields of the contract', async () => {
    const { emit, on } = await aPage()
    const handler = vi.fn()
    on('post.changed/1', handler)
    emit('post.changed/1', { postId: POST, secret: 1 } as never)
    expect(handler).toHaveBeenCalledWith({ postId: POST })
  })

  it('continues when a handler throws', async () => {
    const { emit, on } = await aPage()
    const report = errors()
    const nextHandler = vi.fn()
    on('language.changed/1', () => {
      throw new Error('broken')
    })
    on('language.changed/1', nextHandler)
    emit('language.changed/1', { code: 'fr' })
    expect(nextHandler).toHaveBeenCalledOnce()
    expect(report).toHaveBeenCalledOnce()
  })

  it('allows handlers to unsubscribe or subscribe while an event is emitted', async () => {
    const { emit, on } = await aPage()
    const [added, removed] = [vi.fn(), vi.fn()]
    const stop = on('post.created/1', () => {
      stop()
      on('post.created/1', added)
    })
    on('post.created/1', removed)
    emit('post.created/1', { postId: POST })
    expect(removed).toHaveBeenCalledOnce()
    expect(added).not.toHaveBeenCalled()
  })
})

describe('useEvent', () => {
  it('calls the latest handler while mounted, and subscribes once', async () => {
    const { emit, useEvent } = await aPage()
    const received: string[] = []
    function Listener({ word }: { word: string }) {
      useEvent('language.changed/1', ({ code }) => received.push(`${word} ${code}`))
      return null
    }
    const { rerender, unmount } = render(<Listener word="one" />)
    emit('language.changed/1', { code: 'de' })
    rerender(<Listener word="two" />)
    emit('language.changed/1', { code: 'it' })
    unmount()
    emit('language.changed/1', { code: 'pt' })
    expect(received).toEqual(['one de', 'two it'])
  })
})

describe('a toast', () => {
  it('has a kind and a duration', async () => {
    const { on, toast } = await aPage()
    const received: unknown[] = []
    on('toast/1', (payload) => received.push(payload))
    toast.success('Welcome back!')
    toast.info('Hello')
    toast.error('No')
    toast.error('Not yet', { isRetryable: true })
    expect(received).toEqual([
      { kind: 'success', message: 'Welcome back!' },
      { kind: 'info', message: 'Hello' },
      { kind: 'error', message: 'No', duration: 3000 },
      { kind: 'error', message: 'Not yet', duration: 5000 },
    ])
  })
})
