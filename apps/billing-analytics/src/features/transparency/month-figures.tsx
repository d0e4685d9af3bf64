import type { TransparencyMonth } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { Section, Table } from '@worrystone/ui'

type Props = { month: TransparencyMonth; floor: number }
type Row = [label: string, count: number | null]

/** What moderation did in one month: three tables of numbers. */
export function MonthFigures({ month, floor }: Props) {
  const t = useT()
  const { number } = useFormat()
  const belowFloor = t('under {{limit}}', { limit: number(floor) })
  const { locale } = useLanguage()
  const hours = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  const groups: { title: string; rows: Row[] }[] = [
    {
      title: t('What came in'),
      rows: [
        [t('Reports by members'), month.reports],
        [t('Texts held by the screening until a moderator decided'), month.held],
        [t('Comments hidden until a decision, because several people had reported them'), month.hidden],
      ],
    },
    {
      title: t('What moderators decided'),
      rows: [
        [t('It stays'), month.kept],
        [t('It stays, and its author was warned'), month.warned],
        [t('It was removed'), month.removed],
        [t('Accounts that could not write for a week'), month.pausedAccounts],
      ],
    },
    {
      title: t('Second looks'),
      rows: [
        [t('Asked for by authors'), month.appeals],
        [t('The first decision was undone'), month.appealsGranted],
        [t('The first decision stood'), month.appealsRefused],
      ],
    },
  ]
  const { medianHours } = month
  let medianText = t('Too few decisions to say')
  if (medianHours !== null) medianText = medianHours === 0 ? t('under an hour') : hours.format(medianHours)
  return (
    <>
      {groups.map(({ title, rows }) => (
        <Section key={title} title={title}>
          <Table>
            <tbody>
              {rows.map(([label, count]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{count === null ? belowFloor : number(count)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Section>
      ))}
      <Section title={t('How long it took')} hint={t('From the opening of a case to its decision: half of them took less.')}>
        <p>{medianText}</p>
      </Section>
    </>
  )
}
