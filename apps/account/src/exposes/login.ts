import { LoginPage } from '../pages/login-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(LoginPage)
