import { useFormat, useT } from '@worrystone/i18n'
import { color, space, Table } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useWeekLabels, type Week } from './use-week-labels.ts'

/** The chart's numbers as a table, the newest week first. */
export function ProgressTable({ weeks, title }: { weeks: Week[]; title: string }) {
  const t = useT()
  const { number } = useFormat()
  const labels = useWeekLabels()
  return (
    <WeekTable aria-label={title}>
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
    </WeekTable>
  )
}

const WeekTable = styled(Table)`
  th, td { padding-inline: ${space[1]}; vertical-align: inherit; }
  tbody th { color: ${color.inkSoft}; }
  tbody tr:last-child > * { border-block-end: 0; }
`
