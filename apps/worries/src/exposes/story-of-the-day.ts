import { StoryOfTheDaySlot } from '../pages/story-of-the-day-slot.tsx'
import { slot } from '../remote.ts'

export const { bootstrap, mount, unmount } = slot(StoryOfTheDaySlot)
