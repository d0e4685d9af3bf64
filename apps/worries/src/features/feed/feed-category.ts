import { Category } from '@worrystone/contracts'
import { storedText } from '@worrystone/forms'

export type FeedCategory = Category | 'all'

const stored = storedText({ storage: 'localStorage', key: 'worrystone_feed_category' })

/** The filter in the address, else the one last chosen on this device. */
export const readCategory = (inAddress: string | null): FeedCategory =>
  [inAddress, stored.read()].find(
    (text): text is FeedCategory => text === 'all' || Category.options.some((category) => category === text),
  ) ?? 'all'

export function rememberCategory(category: FeedCategory) {
  if (category === 'all') stored.clear()
  else stored.write(category)
}
