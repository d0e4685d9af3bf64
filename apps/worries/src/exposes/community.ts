import { CommunityPage } from '../pages/community-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(CommunityPage)
