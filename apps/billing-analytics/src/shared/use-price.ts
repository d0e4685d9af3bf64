import type { SubscriptionTier } from '@worrystone/contracts'
import { useLanguage } from '@worrystone/i18n'

/** In right-to-left text, the sign at the end of `US$` would move to its other side. */
const LEFT_TO_RIGHT_MARK = '\u200e'

/** A price in the notation of the reader's language and region, without zero decimals. */
export function usePrice(): (plan: Pick<SubscriptionTier, 'price' | 'currency'>) => string {
  const { locale, direction } = useLanguage()
  return ({ price, currency }) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
    return direction === 'rtl' ? format.format(price) + LEFT_TO_RIGHT_MARK : format.format(price)
  }
}
