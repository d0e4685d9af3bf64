import { screen } from '@testing-library/react'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { GuidancePage } from './guidance-page.tsx'

const open = (path: string, user: ReturnType<typeof aUser> | null = null) =>
  renderInKit(<GuidancePage />, { path, route: path, user })

describe('how to answer', () => {
  it('is for all viewers, in a dozen sentences, with a link to help', () => {
    const { titles } = open('/answering')
    expect(screen.getByRole('heading', { level: 1, name: 'How to answer' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(12)
    expect(screen.getByRole('link', { name: 'Need help now?' }).getAttribute('href')).toBe('/help')
    expect(titles).toContain('How to answer')
  })
})

describe('what moderators may do', () => {
  it('is for moderators', () => {
    open('/moderation/urgent-cases', aUser({ role: 'moderator' }))
    expect(screen.getByRole('heading', { name: 'What you may not do' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Police and emergency services' })).toBeTruthy()
  })

  it('is not for members', () => {
    open('/moderation/urgent-cases', aUser())
    expect(screen.getByText('This page is for moderators.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'What you may do' })).toBeNull()
  })
})
