export { ShareYourStory } from './share-your-story.tsx'
export { StoryMenu } from './story-menu.tsx'
export { StoryRating } from './story-rating.tsx'
