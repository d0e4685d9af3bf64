import { FeedPage } from '../pages/feed-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(FeedPage)
