import { VerifyEmailPage } from '../pages/verify-email-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(VerifyEmailPage)
