import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { firstWordsApi } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { List, Section, Skeleton, Stack, Text } from '@worrystone/ui'
import { FirstWordsTable } from '../../shared/first-words-table.tsx'
import { WorryRow } from '../../shared/worry-row.tsx'
import { POLLED } from './queue.queries.ts'

/** The worries that will soon have waited a day for a first word, and how soon others were answered. */
export function UnansweredDay() {
  const t = useT()
  const { number } = useFormat()
  const day = useQuery({ ...query(firstWordsApi.day, {}), ...POLLED })
  return (
    <QueryView
      query={day}
      failure={t('The day could not be loaded')}
      loading={t('Loading the day')}
      skeleton={<Skeleton lines={4} height="3.5rem" />}
    >
      {({ posts, total, figures }) => (
        <Stack gap={6}>
          <Section
            title={total > 0 ? `${t('Worries without a first word')} (${number(total)})` : t('Worries without a first word')}
            hint={total > 0 && t('They will have waited a day before the next nightly check. You can write to them yourself.')}
          >
            {total === 0 ? (
              <Text tone="inkSoft">{t('Nobody will have waited a day before the next check.')}</Text>
            ) : (
              <List gap={4}>
                {posts.map((post) => (
                  <WorryRow key={post.id} as="li" post={post} to={`/posts/${post.id}#comments`} lines={2} />
                ))}
              </List>
            )}
          </Section>
          {figures.all && (
            <Section title={t('How soon people are answered')} hint={t('Public worries of a month, in whole days.')}>
              <FirstWordsTable figures={figures} />
            </Section>
          )}
        </Stack>
      )}
    </QueryView>
  )
}
