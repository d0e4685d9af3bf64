import { type FirstWordFigures, LANGUAGES } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { Table } from '@worrystone/ui'
import { durationOf } from './duration-of.ts'
import { ScrollingTable } from './scrolling-table.tsx'

const nativeNames = new Map<string, string>(LANGUAGES.map(({ code, nativeName }) => [code, nativeName]))

/** How soon people are answered, by language. */
export function FirstWordsTable({ figures: { all, languages } }: { figures: FirstWordFigures }) {
  const t = useT()
  const { locale } = useLanguage()
  const { format } = new Intl.NumberFormat(locale, { style: 'percent' })
  const percent = (value: number) => format(value / 100)
  // One language says the same as all of them.
  const lines = [
    ...(all ? [{ name: t('All languages'), code: undefined, ...all }] : []),
    ...(languages.length > 1
      ? languages.map(({ language, ...line }) => ({
          name: (language && nativeNames.get(language)) ?? language ?? t('Other languages'),
          code: language ?? undefined,
          ...line,
        }))
      : []),
  ]
  return (
    <ScrollingTable tabIndex={0} role="group" aria-label={t('How soon people are answered')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('Language')}</th>
            <th scope="col">{t('First word after')}</th>
            <th scope="col">{t('Within an hour')}</th>
            <th scope="col">{t('Within a day')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, code, medianMinutes, withinHour, withinDay }) => (
            <tr key={name}>
              <th scope="row" lang={code}>
                {name}
              </th>
              <td>{medianMinutes === null ? '–' : durationOf(locale, medianMinutes)}</td>
              <td>{percent(withinHour)}</td>
              <td>{percent(withinDay)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollingTable>
  )
}
