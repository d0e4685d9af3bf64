import { PricingPage } from '../pages/pricing-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(PricingPage)
