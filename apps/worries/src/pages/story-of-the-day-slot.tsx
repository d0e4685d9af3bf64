import { StoryOfTheDay } from '../features/stories/story-of-the-day.tsx'

/** Fills `home.suggestions`. */
export const StoryOfTheDaySlot = () => <StoryOfTheDay />
