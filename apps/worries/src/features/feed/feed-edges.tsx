export { FeedEnd } from './feed-end.tsx'
export { NewPostsNotice, OutdatedNotice } from './feed-notices.tsx'
export { Nothing as EmptyFeed } from './nothing.tsx'
export { PrivacyFilter } from './privacy-filter.tsx'
