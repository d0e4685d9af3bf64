import { memoryNavigation } from '@worrystone/remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { followPushes } from './follow-pushes.ts'

/** The message events of a service worker. */
function aWorker() {
  const target = new EventTarget()
  const sendMessage = (data: unknown) => {
    const port = { postMessage: vi.fn() }
    target.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }))
    return port.postMessage
  }
  return { target: target as unknown as ServiceWorkerContainer, sendMessage }
}

it('navigates to the page of a clicked push, and confirms it', () => {
  const { target, sendMessage } = aWorker()
  const navigation = memoryNavigation('/feed')
  followPushes(navigation, target)
  expect(sendMessage({ type: 'push.open', path: '/posts/p1' })).toHaveBeenCalledOnce()
  expect(navigation.path()).toBe('/posts/p1')
})

it('does not navigate to the current page', () => {
  const { target, sendMessage } = aWorker()
  const navigation = memoryNavigation('/posts/p1')
  const before = navigation.get()
  followPushes(navigation, target)
  expect(sendMessage({ type: 'push.open', path: '/posts/p1' })).toHaveBeenCalledOnce()
  expect(navigation.get()).toBe(before)
})

it('ignores other messages, and all of them once it has stopped', () => {
  const { target, sendMessage } = aWorker()
  const navigation = memoryNavigation('/feed')
  const end = followPushes(navigation, target)
  for (const data of [null, 'text', { type: 'push.renewed' }, { type: 'push.open', path: 7 }])
    expect(sendMessage(data)).not.toHaveBeenCalled()
  end()
  sendMessage({ type: 'push.open', path: '/posts/p1' })
  expect(navigation.path()).toBe('/feed')
})

it('does nothing in browsers without service workers', () => {
  expect(() => followPushes(memoryNavigation('/feed'), undefined)()).not.toThrow()
})
