import { ResetPasswordPage } from '../pages/reset-password-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(ResetPasswordPage)
