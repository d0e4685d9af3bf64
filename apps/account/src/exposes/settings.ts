import { SettingsPage } from '../pages/settings-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(SettingsPage)
