import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { firstWordsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Section } from '@worrystone/ui'
import { FirstWordsTable } from '../../shared/first-words-table.tsx'

/** How soon worries get a first comment. Renders nothing while it loads, for too few people, and after a failure: it is the last part of its page. */
export function FirstWords() {
  const t = useT()
  const { data } = useQuery(query(firstWordsApi.figures, {}, { retries: 1 }))
  // 'Nobody within a day' helps nobody who waits.
  if (!data?.all?.withinDay) return null
  return (
    <Section
      title={t('How soon people are answered')}
      hint={t('Public worries of a month, in whole days. Figures of fewer than 10 people are left out.')}
    >
      <FirstWordsTable figures={data} />
    </Section>
  )
}
