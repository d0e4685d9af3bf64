import { ProfilePage } from '../pages/profile-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(ProfilePage)
