import { RegisterPage } from '../pages/register-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(RegisterPage)
