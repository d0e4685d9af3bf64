import { useFormat, useLanguage, useT } from '@worrystone/i18n'

const POSITIVE_ABOVE = 0.6
const NEGATIVE_BELOW = 0.4

export type FigureFormat = {
  /** A count, or the text for a hidden one. */
  count(value: number | null): string
  /** A mean from 0 to 1 as a word and the number. */
  sentiment(mean: number | null): string
  /** A share from 0 to 1 as percent. */
  share(value: number | null): string
  /** One or two decimals at most. */
  decimal(value: number | null): string
  /** A change in percent with its sign. */
  change(percent: number | null): string
}

/** Formats figures in the reader's language; hidden figures become texts. */
export function useFigureFormat(): FigureFormat {
  const t = useT()
  const { number } = useFormat()
  const { locale } = useLanguage()
  const hidden = t('too few people to show')
  const formatted = (value: number | null, options: Intl.NumberFormatOptions) =>
    value === null ? hidden : new Intl.NumberFormat(locale, options).format(value)
  const sentimentLabel = (mean: number) => {
    if (mean > POSITIVE_ABOVE) return t('Positive')
    return mean < NEGATIVE_BELOW ? t('Negative') : t('Neutral')
  }
  return {
    count: (value) => (value === null ? hidden : number(value)),
    sentiment: (mean) =>
      mean === null
        ? hidden
        : t('{{label}} ({{number}})', { label: sentimentLabel(mean), number: formatted(mean, { minimumFractionDigits: 2 }) }),
    share: (value) => formatted(value, { style: 'percent', maximumFractionDigits: 0 }),
    decimal: (value) => formatted(value, { maximumSignificantDigits: 2 }),
    change: (percent) => (percent === null ? hidden : formatted(percent / 100, { style: 'percent', signDisplay: 'exceptZero' })),
  }
}
