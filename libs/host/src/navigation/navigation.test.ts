import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createNavigation } from './navigation.ts'

beforeEach(() => window.history.replaceState(null, '', '/start'))

describe("the page's history", () => {
  it('notifies every subscriber of every change, with the same location for all', () => {
    const navigation = createNavigation()
    const locations: string[] = []
    navigation.subscribe(() => locations.push(`a ${navigation.get().location.pathname}`))
    const stop = navigation.subscribe(() => locations.push(`b ${navigation.get().location.pathname}`))
    navigation.push('/feed', { from: 'here' })
    expect(navigation.get()).toBe(navigation.get())
    expect(navigation.get()).toMatchObject({ action: 'PUSH', location: { pathname: '/feed', state: { from: 'here' } } })
    stop()
    navigation.replace('/login?next=%2F')
    expect(locations).toEqual(['a /feed', 'b /feed', 'a /login'])
    expect(window.location.pathname).toBe('/login')
  })

  it('builds addresses of destinations', () => {
    const navigation = createNavigation()
    expect(navigation.href({ pathname: '/posts/7', search: '?x=1', hash: '#y' })).toBe('/posts/7?x=1#y')
    expect(navigation.href('/feed')).toBe('/feed')
  })

  it('gives the focus to the first caller after a change of the path, and not on the first page', () => {
    const navigation = createNavigation()
    expect(navigation.claimFocus()).toBe(false)
    navigation.push('/feed')
    expect(navigation.claimFocus()).toBe(true)
    expect(navigation.claimFocus()).toBe(false)
    navigation.push('/feed?tab=new')
    expect(navigation.claimFocus()).toBe(false)
  })

  it('does not move the focus after the person has interacted', () => {
    const navigation = createNavigation()
    navigation.push('/feed')
    fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(navigation.claimFocus()).toBe(false)
    navigation.push('/login')
    fireEvent.pointerDown(document.body)
    expect(navigation.claimFocus()).toBe(false)
  })
})
