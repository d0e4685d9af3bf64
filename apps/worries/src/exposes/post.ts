import { PostPage } from '../pages/post-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(PostPage)
