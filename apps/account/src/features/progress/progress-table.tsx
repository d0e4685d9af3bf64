import { useFormat, useT } from '@worrystone/i18n'
import { color, space, Table } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useWeekLabels, type Week } from './use-week-labels.ts'
import { useWeekKinds } from './week-kinds.ts'

/** The chart's numbers as a table, the newest week first. */
export function ProgressTable({ weeks, title }: { weeks: Week[]; title: string }) {
  const t = useT()
  const { number } = useFormat()
  const labels = useWeekLabels()
  const kinds = useWeekKinds()
  return (
    <Scrolling role="region" aria-label={title} tabIndex={0}>
      <WeekTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('Week')}</th>
            {kinds.map(({ kind, label }) => (
              <th key={kind} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.from}>
              <th scope="row">
                <time dateTime={week.from}>{labels.long(week)}</time>
              </th>
              {kinds.map(({ kind }) => (
                <td key={kind}>{number(week[kind])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WeekTable>
    </Scrolling>
  )
}

/** Six columns are wider than a phone. */
const Scrolling = styled.div`
  overflow-x: auto;
`

const WeekTable = styled(Table)`
  th, td { padding-inline: ${space[1]}; vertical-align: inherit; }
  tbody th { color: ${color.inkSoft}; }
  tbody tr:last-child > * { border-block-end: 0; }
`
