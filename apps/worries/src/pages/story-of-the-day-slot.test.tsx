import { screen, waitFor } from '@testing-library/react'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { aPost, aStory } from '../testing.ts'
import { StoryOfTheDaySlot } from './story-of-the-day-slot.tsx'

const TODAY = 'GET /resolutions/stories/today'

it('is the story of the reader’s language, with the way to it', async () => {
  const story = aStory({ resolutionStory: 'I asked my sister.' })
  const api = fakeApi({ [TODAY]: () => ({ story }) })
  renderInKit(<StoryOfTheDaySlot />, { user: aUser() })
  expect(await screen.findByText('I asked my sister.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read the story' }).getAttribute('href')).toBe(`/posts/${story.post.id}`)
  expect(api.calls[0]?.query.language).toBe('en')
})

it.each([
  ['there is none', null],
  ['it is about a topic that the reader folds', aStory({ post: aPost({ topics: ['self-harm'] }) })],
])('is nothing when %s', async (_, story) => {
  fakeApi({ [TODAY]: () => ({ story }) })
  const { container } = renderInKit(<StoryOfTheDaySlot />, { user: aUser({ foldTopics: ['self-harm'] }) })
  await waitFor(() => expect(container.querySelector('[data-skeleton]')).toBeNull())
  expect(container.textContent).toBe('')
})
