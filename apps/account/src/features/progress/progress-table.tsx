import { useFormat, useT } from '@worrystone/i18n'
import { color, font, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useWeekLabels, type Week } from './use-week-labels.ts'

/** The chart's numbers as a table, the newest week first. */
export function ProgressTable({ weeks, title }: { weeks: Week[]; title: string }) {
  const t = useT()
  const { number } = useFormat()
  const labels = useWeekLabels()
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('Week')}</th>
          <th scope="col">{t('Shared')}</th>
          <th scope="col">{t('Resolved')}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={week.from}>
            <th scope="row">
              <time dateTime={week.from}>{labels.long(week)}</time>
            </th>
            <td>{number(week.shared)}</td>
            <td>{number(week.resolved)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.size.s};
  font-variant-numeric: tabular-nums;
  th, td { padding: ${space[2]} ${space[1]}; border-block-end: 1px solid ${color.line}; text-align: start; }
  tbody th { font-weight: 400; color: ${color.inkSoft}; }
  tbody tr:last-child > * { border-block-end: 0; }
`
