import { useQuery } from '@tanstack/react-query'
import type { PracticeSummary } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { List, SectionCard, Skeleton, Stack, Text, TextLink } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { summaryQuery } from './history.queries.ts'
import { PracticeCalendar } from './practice-calendar.tsx'

/** Twelve weeks as a strip, and the exercises that helped. */
export function PracticeOverview() {
  const t = useT()
  const { code: language } = useLanguage()
  const query = useQuery(summaryQuery(language))
  return (
    <QueryView query={query} failure={t('This part could not be loaded')} skeleton={<Skeleton height="14rem" />}>
      {({ days, helped }) => (
        <>
          <PracticeCalendar days={days} />
          {helped.length > 0 && <WhatHelped helped={helped} />}
        </>
      )}
    </QueryView>
  )
}

function WhatHelped({ helped }: { helped: PracticeSummary['helped'] }) {
  const t = useT()
  const { number } = useFormat()
  return (
    <SectionCard title={t('What helped you')} gap={3}>
      <List gap={3}>
        {helped.map(({ exerciseId, title, times, meanChange }) => (
          <Stack as="li" gap={0} key={exerciseId}>
            <TextLink as={Link} to={`/wellness/exercises/${exerciseId}`}>
              {title}
            </TextLink>
            <Text as="span" size="s" tone="inkSoft">
              {t('{{count}} times, lighter by {{change}} on average', {
                count: times,
                change: number(Math.round(-meanChange * 10) / 10),
              })}
            </Text>
          </Stack>
        ))}
      </List>
    </SectionCard>
  )
}
