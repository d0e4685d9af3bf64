export { FeedEnd } from './feed-end.tsx'
export { Nothing } from './nothing.tsx'
export { PrivacyFilter } from './privacy-filter.tsx'
