import { ModerationPage } from '../pages/moderation-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(ModerationPage)
