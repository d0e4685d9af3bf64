import { memoryNavigation } from '@worrystone/remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { followPushes } from './follow-pushes.ts'

/** As a worker speaks to its pages. */
function aWorker() {
  const target = new EventTarget()
  const say = (data: unknown) => {
    const port = { postMessage: vi.fn() }
    target.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }))
    return port.postMessage
  }
  return { target: target as unknown as ServiceWorkerContainer, say }
}

it('goes where a pressed push leads, and says so', () => {
  const { target, say } = aWorker()
  const navigation = memoryNavigation('/feed')
  followPushes(navigation, target)
  expect(say({ type: 'push.open', path: '/posts/p1' })).toHaveBeenCalledOnce()
  expect(navigation.path()).toBe('/posts/p1')
})

it('stays where it is already', () => {
  const { target, say } = aWorker()
  const navigation = memoryNavigation('/posts/p1')
  const before = navigation.get()
  followPushes(navigation, target)
  expect(say({ type: 'push.open', path: '/posts/p1' })).toHaveBeenCalledOnce()
  expect(navigation.get()).toBe(before)
})

it('leaves other messages to others, and all of them once it has ended', () => {
  const { target, say } = aWorker()
  const navigation = memoryNavigation('/feed')
  const end = followPushes(navigation, target)
  for (const data of [null, 'text', { type: 'push.renewed' }, { type: 'push.open', path: 7 }])
    expect(say(data)).not.toHaveBeenCalled()
  end()
  say({ type: 'push.open', path: '/posts/p1' })
  expect(navigation.path()).toBe('/feed')
})

it('is nothing to browsers without workers', () => {
  expect(() => followPushes(memoryNavigation('/feed'), undefined)()).not.toThrow()
})
