export { EmptyFeed } from './empty-feed.tsx'
export { FeedEnd } from './feed-end.tsx'
export { NewPostsNotice, OutdatedNotice } from './feed-notices.tsx'
export { FeedTools } from './feed-tools.tsx'
