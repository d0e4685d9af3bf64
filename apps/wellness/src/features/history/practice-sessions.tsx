import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { LoadMore, QueryView } from '@worrystone/remote-kit/bundled'
import { ButtonLink, Empty, Heading, Skeleton, Stack } from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
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
            <Empty
              title={t('Nothing here yet. Three minutes are a good beginning.')}
              action={
                <ButtonLink as={Link} to="/wellness/exercises" kind="quiet">
                  {t('All exercises')}
                </ButtonLink>
              }
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
