import { ReceiptPage } from '../pages/receipt-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(ReceiptPage)
