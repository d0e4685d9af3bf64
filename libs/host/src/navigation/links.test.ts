import { fireEvent } from '@testing-library/react'
import type { Navigation } from '@worrystone/remote-kit'
import { memoryNavigation } from '@worrystone/remote-kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { interceptLinks, onLinkIntent, sitePathOf } from './links.ts'

const link = (attributes: Record<string, string>) => {
  const anchor = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value)
  document.body.append(anchor)
  return anchor
}

describe('the page that a link leads to', () => {
  it.each<[Record<string, string>, string | null]>([
    [{ href: '/feed' }, '/feed'],
    [{ href: '/posts/7?x=1#y' }, '/posts/7?x=1#y'],
    [{ href: '/feed', target: '_self' }, '/feed'],
    [{ href: '/apiary' }, '/apiary'],
    [{ href: '/feed', target: '_blank' }, null],
    [{ href: '/feed', download: '' }, null],
    [{ href: 'https://elsewhere.test/feed' }, null],
    [{ href: 'mailto:a@b.test' }, null],
    [{ href: '/api/docs' }, null],
    [{ href: '/remotes/x/y.js' }, null],
    [{}, null],
  ])('%j: %s', (attributes, path) => {
    expect(sitePathOf(link(attributes), location.origin)).toBe(path)
  })
})

describe('clicks', () => {
  let navigation: Navigation & { path(): string }
  let stop = () => {}
  beforeEach(() => {
    navigation = memoryNavigation('/')
    stop = interceptLinks(navigation)
  })
  afterEach(() => {
    stop()
    document.body.replaceChildren()
  })

  it('on a link, or on something inside one, navigate without a reload', () => {
    const anchor = link({ href: '/feed' })
    anchor.innerHTML = '<b>Feed</b>'
    const notPrevented = fireEvent.click(anchor.querySelector('b') as Element)
    expect(notPrevented).toBe(false)
    expect(navigation.path()).toBe('/feed')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "with %j stay the browser's",
    (init) => {
      fireEvent.click(link({ href: '/feed' }), init)
      expect(navigation.path()).toBe('/')
    },
  )

  it('that are already handled are ignored', () => {
    const anchor = link({ href: '/feed' })
    anchor.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(anchor)
    expect(navigation.path()).toBe('/')
  })

  it('are anticipated by hover and focus', () => {
    const anticipated: string[] = []
    const stopWatching = onLinkIntent((path) => anticipated.push(path))
    fireEvent.pointerOver(link({ href: '/feed?tab=new' }))
    fireEvent.focusIn(link({ href: '/login' }))
    fireEvent.pointerOver(link({ href: 'https://elsewhere.test/' }))
    stopWatching()
    expect(anticipated).toEqual(['/feed', '/login'])
  })
})
