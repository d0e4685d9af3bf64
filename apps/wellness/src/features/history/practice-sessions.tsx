import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { EmptyWithLink, LoadMore, QueryView } from '@worrystone/remote-kit/bundled'
import { Heading, Skeleton, Stack } from '@worrystone/ui'
import { useId } from 'react'
import { sessionsQuery } from './history.queries.ts'
import { PracticeSession } from './practice-session.tsx'

/** All sessions, newest first. */
export function PracticeSessions() {
  const t = useT()
  const id = useId()
  const { code: language } = useLanguage()
  const list = useInfiniteQuery(sessionsQuery(language))
  const failure = t('This part could not be loaded')
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading id={id}>{t('Each time')}</Heading>
      <QueryView query={list} failure={failure} skeleton={<Skeleton lines={3} height="4.5rem" />}>
        {(sessions) =>
          sessions.length === 0 ? (
            <EmptyWithLink
              title={t('Nothing here yet. Three minutes are a good beginning.')}
              to="/wellness/exercises"
              kind="quiet"
              label={t('All exercises')}
            />
          ) : (
            <>
              {sessions.map((session) => (
                <PracticeSession key={session.id} session={session} />
              ))}
              <LoadMore query={list} failure={failure} />
            </>
          )
        }
      </QueryView>
    </Stack>
  )
}
