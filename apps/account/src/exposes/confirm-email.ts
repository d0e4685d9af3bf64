import { ConfirmEmailPage } from '../pages/confirm-email-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(ConfirmEmailPage)
