import { useT } from '@worrystone/i18n'
import { Card, Heading, Stack, Text } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'
import { ChartTable, type TableRow } from './chart-table.tsx'

type Props = {
  /** The result that the chart shows, in words. */
  title: string
  /** The measure and its unit. */
  unit: string
  table: { columns: string[]; rows: TableRow[] }
  /** h3 inside a section that has its own heading. */
  as?: 'h2' | 'h3'
  children: ReactNode
}

/** A chart with its result above and the same figures as a table below. */
export function ChartFigure({ title, unit, table, as = 'h2', children }: Props) {
  const t = useT()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading as={as} id={id} lineHeight={1.35}>
            {title}
          </Heading>
          <Text size="s" tone="inkSoft">
            {unit}
          </Text>
        </Stack>
        {children}
        <details>
          <summary>{t('View as table')}</summary>
          <ChartTable caption={title} {...table} />
        </details>
      </Stack>
    </Card>
  )
}
