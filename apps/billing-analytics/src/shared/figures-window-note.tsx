import type { FiguresWindow } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { Text } from '@worrystone/ui'

const DAY_MS = 86_400_000

type Props = { window: FiguresWindow; floor: number }

/** The days that the figures cover, and the smallest number of people that is shown. */
export function FiguresWindowNote({ window: { from, to }, floor }: Props) {
  const t = useT()
  const { number } = useFormat()
  const { locale } = useLanguage()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const lastDay = new Date(Date.parse(to) - DAY_MS)
  return (
    <Text size="s" tone="inkSoft" style={{ minBlockSize: '2lh' }}>
      {t('{{from}} to {{to}}, whole days (UTC), renewed every night. Figures appear from {{people}} people on and are rounded.', {
        from: day.format(new Date(from)),
        to: day.format(lastDay),
        people: number(floor),
      })}
    </Text>
  )
}
