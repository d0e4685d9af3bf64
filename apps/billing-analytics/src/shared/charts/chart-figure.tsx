import { useT } from '@worrystone/i18n'
import { Card, color, font, Heading, Stack, space, target } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { ChartTable, type TableRow } from './chart-table.tsx'

type Props = {
  /** What the chart shows, as a finding in words. */
  title: string
  /** What is measured, and in which unit. */
  unit: string
  table: { columns: string[]; rows: TableRow[] }
  /** h3 inside a section that has a heading of its own. */
  as?: 'h2' | 'h3'
  children: ReactNode
}

/** A chart with its finding above and the same figures as a table below. */
export function ChartFigure({ title, unit, table, as = 'h2', children }: Props) {
  const t = useT()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <div>
          <Title as={as} id={id}>
            {title}
          </Title>
          <Unit>{unit}</Unit>
        </div>
        {children}
        <details>
          <Summary>{t('View as table')}</Summary>
          <ChartTable caption={title} {...table} />
        </details>
      </Stack>
    </Card>
  )
}

const Title = styled(Heading)`
  line-height: 1.35;
`

const Unit = styled.p`
  margin: ${space[1]} 0 0;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

const Summary = styled.summary`
  display: list-item;
  align-content: center;
  min-block-size: ${target};
  color: ${color.primaryInk};
  font-weight: 650;
  cursor: pointer;
`
