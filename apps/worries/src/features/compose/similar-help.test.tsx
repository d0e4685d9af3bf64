import { act, fireEvent, screen } from '@testing-library/react'
import { fakeApi } from '@worrystone/api-client/testing'
import type { SimilarHelp as Help } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { optionalHints } from '@worrystone/session/optional-hints'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPost, captureToasts } from '../../testing.ts'
import { SimilarHelp } from './similar-help.tsx'

const TEXT = 'I am afraid of the talk with my boss'
const PLACEHOLDER = /^While you write, this shows what helped others/
const talking = { copingMethod: 'Talking to somebody', method: 'talking', count: 12, averageRating: null }
const writing = { copingMethod: 'Writing it down', method: 'writing', count: null, averageRating: null }
const story = { postId: aPost().id, shortContent: 'My boss shouted at me', language: 'en' }
const found = (part: Partial<Help> = {}): Help => ({
  category: 'work',
  similar: { people: 40, resolved: 25 },
  suggestions: [talking, writing],
  stories: [story],
  ...part,
})

let user = aUser()
beforeEach(() => {
  user = aUser()
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => void vi.useRealTimers())

function Form({ isHeavy = false }: { isHeavy?: boolean }) {
  const [text, setText] = useState('')
  return (
    <>
      <textarea aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <SimilarHelp userId={user.id} text={text} isHeavy={isHeavy} />
    </>
  )
}
const write = (text: string) => fireEvent.change(screen.getByLabelText('text'), { target: { value: text } })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const asked = (api: ReturnType<typeof fakeApi>) => api.callsTo('POST', '/resolutions/similar').map(({ body }) => body)
const place = () => screen.getByRole('region', { name: 'What helped others' })

describe('what helped others, while one writes', () => {
  it('is requested after a second without a key, and shown as one sentence with links to stories', async () => {
    const api = fakeApi({ 'POST /resolutions/similar': () => found() })
    renderInKit(<Form />, { user })
    expect(place().textContent).toMatch(PLACEHOLDER)
    write('I am afraid of the talk')
    await wait(900)
    write(TEXT)
    await wait(900)
    expect(asked(api)).toEqual([])
    await wait(200)
    expect(asked(api)).toEqual([{ text: TEXT }])
    expect(
      await screen.findByText(
        'Of 40 similar worries 25 are resolved. What helped most: talking to somebody (12) and writing it down',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Their stories' }))
    expect(screen.getByRole('link', { name: story.shortContent }).getAttribute('href')).toBe(`/posts/${story.postId}`)
  })

  it('is the stories alone, or nothing, where fewer than ten people are counted', async () => {
    let help = found({ similar: null, suggestions: [] })
    fakeApi({ 'POST /resolutions/similar': () => help })
    renderInKit(<Form />, { user })
    write(TEXT)
    await wait(1_100)
    expect(await screen.findByText(/^Others wrote about how/)).toBeTruthy()
    help = found({ category: null, similar: null, suggestions: [], stories: [] })
    write(`${TEXT} again`)
    await wait(1_100)
    expect(await screen.findByText(PLACEHOLDER)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Their stories' })).toBeNull()
  })

  it('is not requested for a text that is short or sounds heavy: help is shown instead', async () => {
    const api = fakeApi({ 'POST /resolutions/similar': () => found() })
    const { rerender } = renderInKit(<Form />, { user })
    write('Too short')
    await wait(1_100)
    write(TEXT)
    await wait(1_100)
    rerender(<Form isHeavy />)
    await wait(1_100)
    expect(asked(api)).toHaveLength(1)
    expect(document.body.textContent).not.toContain('similar worries')
    // Its place is kept.
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.querySelector('section')).toBeTruthy()
  })

  it('is dismissed for good', async () => {
    const toasts = captureToasts()
    const api = fakeApi({ 'POST /resolutions/similar': () => found() })
    const { unmount } = renderInKit(<Form />, { user })
    fireEvent.click(screen.getByRole('button', { name: 'No longer show what helped others while I write' }))
    expect(toasts).toEqual(['It stays away. You can switch it on again in the settings, under Privacy.'])
    unmount()
    renderInKit(<Form />, { user })
    write(TEXT)
    await wait(1_100)
    expect(screen.queryByRole('region')).toBeNull()
    expect(asked(api)).toEqual([])
    optionalHints.set('similar-help', user.id, true)
    expect(optionalHints.isOn('similar-help', user.id)).toBe(true)
  })

  it('leaves nothing on the device', async () => {
    fakeApi({ 'POST /resolutions/similar': () => found() })
    renderInKit(<Form />, { user })
    write(TEXT)
    await wait(1_100)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('afraid')
  })
})
