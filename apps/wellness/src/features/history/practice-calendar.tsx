import { HISTORY_WEEKS, type PracticeSummary } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { color, SectionCard, space, Table, Text } from '@worrystone/ui'
import { styled } from 'styled-components'

const WEEK_DAYS = 7
/** Minutes at which a day gets the next deeper shade. */
const SHADE_MINUTES = [1, 5, 15]

type Props = { days: PracticeSummary['days'] }

/** The last weeks as a strip: a dot per day, deeper for more minutes. No streaks. */
export function PracticeCalendar({ days }: Props) {
  const t = useT()
  const { number } = useFormat()
  const { locale } = useLanguage()
  const weeks = Array.from({ length: HISTORY_WEEKS }, (_, week) => days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS))
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <SectionCard title={t('The last 12 weeks')} gap={4}>
      <Strip aria-hidden="true">
        {weeks.map((week) => (
          <div key={week[0]?.date}>
            {week.map(({ date, minutes }) => (
              <Dot
                key={date}
                $shade={SHADE_MINUTES.filter((threshold) => minutes >= threshold).length}
                title={day.format(new Date(date))}
              />
            ))}
          </div>
        ))}
      </Strip>
      <Text tone="inkSoft">{t('{{count}} minutes for yourself', { count: total })}</Text>
      <details>
        <summary>{t('View as table')}</summary>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('Week from')}</th>
              <th scope="col">{t('Minutes')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.date}>
                <td>{week[0] && day.format(new Date(week[0].date))}</td>
                <td>{number(week.reduce((sum, { minutes }) => sum + minutes, 0))}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </SectionCard>
  )
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(${HISTORY_WEEKS}, minmax(0, 1.5rem));
  justify-content: space-between;
  gap: ${space[1]};
  > div { display: grid; gap: ${space[1]}; justify-items: center; }
`

const SHADE_COLORS = [color.wash, color.primarySoft, color.primary, color.primaryStrong]

const Dot = styled.span<{ $shade: number }>`
  inline-size: min(100%, 1rem);
  aspect-ratio: 1;
  border: 1px solid ${({ $shade }) => ($shade === 1 ? color.primary : 'transparent')};
  border-radius: 50%;
  background: ${({ $shade }) => SHADE_COLORS[$shade]};
  @media (forced-colors: active) { border-color: ${({ $shade }) => ($shade > 0 ? 'Highlight' : 'GrayText')}; }
`
