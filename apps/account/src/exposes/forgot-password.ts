import { ForgotPasswordPage } from '../pages/forgot-password-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(ForgotPasswordPage)
