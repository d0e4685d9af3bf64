import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { type ModerationDay, moderationApi, SubjectKind, type Waiting } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Card, color, Empty, font, Section, Skeleton, Stack, space, Table } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { durationOf } from '../../shared/duration-of.ts'
import { ScrollingTable } from '../../shared/scrolling-table.tsx'
import { useCaseLabels } from './case-labels.ts'
import { POLLED } from './queue.queries.ts'
import { UnansweredDay } from './unanswered-day.tsx'

/** The waiting cases with their age, and the figures of the last days. */
export function DayOverview() {
  const t = useT()
  const day = useQuery({ ...query(moderationApi.day, {}), ...POLLED })
  return (
    <QueryView
      query={day}
      failure={t('The day could not be loaded')}
      loading={t('Loading the day')}
      skeleton={<Skeleton lines={6} height="3.5rem" />}
    >
      {(figures) => (
        <Stack gap={6}>
          <WaitingCases day={figures} />
          <LastDays days={figures.days} />
          <UnansweredDay />
        </Stack>
      )}
    </QueryView>
  )
}

function WaitingCases({ day: { urgent, kinds, appeals, mine } }: { day: ModerationDay }) {
  const t = useT()
  const words = useCaseLabels()
  const { number } = useFormat()
  const lines = [
    { name: t('Urgent'), to: '/moderation', of: urgent, isUrgent: true },
    { name: t('In your hands'), to: '/moderation?assigned=me', of: mine },
    ...SubjectKind.options.map((kind) => ({ name: words.kinds[kind], to: `/moderation?kind=${kind}`, of: kinds[kind] })),
    { name: t('Second looks'), to: '/moderation?appeals=true', of: appeals },
  ].filter(({ of: { count } }) => count > 0)
  return (
    <Section
      title={t('What waits')}
      hint={urgent.overdue > 0 && t('Urgent and past their time: {{number}}', { number: number(urgent.overdue) })}
    >
      {lines.length === 0 ? (
        <Empty title={t('Nothing waits here.')} />
      ) : (
        <Card as="ul">
          {lines.map((line) => (
            <Line key={line.to + line.name} $isUrgent={line.isUrgent ?? false}>
              <WaitingCase {...line} />
            </Line>
          ))}
        </Card>
      )}
    </Section>
  )
}

function WaitingCase({ name, to, of: { count, oldest } }: { name: string; to: string; of: Waiting }) {
  const t = useT()
  const { number } = useFormat()
  const { locale } = useLanguage()
  return (
    <>
      <Link to={to}>
        <b>{number(count)}</b> {name}
      </Link>
      {oldest && (
        <Link to={`/moderation?case=${oldest.caseId}`}>
          {t('The oldest waits for {{time}}', { time: durationOf(locale, minutesSince(oldest.since)) })}
        </Link>
      )}
    </>
  )
}

function LastDays({ days }: { days: ModerationDay['days'] }) {
  const t = useT()
  const { locale } = useLanguage()
  const { number } = useFormat()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  return (
    <Section title={t('The last 7 days')}>
      <ScrollingTable tabIndex={0} role="group" aria-label={t('The last 7 days')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('Day')}</th>
              <th scope="col">{t('New')}</th>
              <th scope="col">{t('Decided')}</th>
              <th scope="col">{t('Typical time')}</th>
              <th scope="col">{t('Urgent, in time')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{weekday.format(new Date(day.day))}</th>
                <td>{number(day.opened)}</td>
                <td>{number(day.decided)}</td>
                <td>{day.medianMinutes === null ? '–' : durationOf(locale, day.medianMinutes)}</td>
                <td>
                  {day.urgent === 0 ? '–' : t('{{part}} of {{all}}', { part: number(day.urgentInTime), all: number(day.urgent) })}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollingTable>
    </Section>
  )
}

const minutesSince = (iso: string) => Math.max(0, Math.round((Date.now() - Date.parse(iso)) / 60_000))

const Line = styled.li<{ $isUrgent: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space[4]};
  list-style: none;
  padding-inline-start: ${space[3]};
  border-inline-start: 4px solid ${({ $isUrgent }) => ($isUrgent ? color.accent : 'transparent')};
  a { display: inline-flex; align-items: baseline; gap: ${space[2]}; padding-block: ${space[3]}; color: ${color.ink}; text-decoration: none; }
  a + a { font-size: ${font.size.s}; color: ${color.primaryInk}; }
  a:hover { text-decoration: underline; }
  b { min-inline-size: 1.5em; font-size: ${font.size.l}; font-variant-numeric: tabular-nums; }
`
