import { MIN_PEOPLE } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Card, Empty } from '@worrystone/ui'

/** Replaces the figures of a community or selection that is too small. */
export function NoData({ floor = MIN_PEOPLE }: { floor?: number }) {
  const t = useT()
  const { number } = useFormat()
  return (
    <Card as="div">
      <Empty title={t('No Data Available')}>
        <p>{t('Figures appear from {{people}} people on.', { people: number(floor) })}</p>
      </Empty>
    </Card>
  )
}
