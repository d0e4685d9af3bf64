import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { transparencyApi } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { QueryView, useAddressParams } from '@worrystone/remote-kit/bundled'
import { Empty, Field, Select, Skeleton, Stack } from '@worrystone/ui'
import { MonthFigures } from './month-figures.tsx'

/** The report of one month, the newest first; the month is in the address. */
export function TransparencyReport() {
  const t = useT()
  const { locale } = useLanguage()
  const { params, change } = useAddressParams()
  const report = useQuery(query(transparencyApi.months, {}))
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <QueryView query={report} failure={t('The report could not be loaded')} skeleton={<Skeleton lines={8} height="40rem" />}>
      {({ months, floor }) => {
        const selectedMonth = months.find(({ month }) => month === params.get('month')) ?? months[0]
        if (!selectedMonth) return <Empty title={t('The first report comes when the first month with moderation is over.')} />
        return (
          <Stack gap={8}>
            <Stack max="20rem">
              <Field label={t('Month')}>
                <Select value={selectedMonth.month} onChange={({ target }) => change({ month: target.value })}>
                  {months.map(({ month }) => (
                    <option key={month} value={month}>
                      {format.format(new Date(`${month}-01T00:00:00Z`))}
                    </option>
                  ))}
                </Select>
              </Field>
            </Stack>
            <MonthFigures month={selectedMonth} floor={floor} />
          </Stack>
        )
      }}
    </QueryView>
  )
}
