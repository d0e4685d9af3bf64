import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { Button, ButtonLink, Empty, Failure, Heading, Skeleton, Stack, VisuallyHidden } from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useFailureSentence } from '../../shared/failure-sentence.ts'
import { sessionsQuery } from './history.queries.ts'
import { PracticeSession } from './practice-session.tsx'

/** Each time, newest first. */
export function PracticeSessions() {
  const t = useT()
  const id = useId()
  const sentence = useFailureSentence()
  const { code: language } = useLanguage()
  const list = useInfiniteQuery(sessionsQuery(language))
  const sessions = list.data?.pages.flatMap((page) => page.sessions)
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading id={id}>{t('Each time')}</Heading>
      {!sessions ? (
        list.error ? (
          <Failure message={sentence(list.error, t('This part could not be loaded'))} onRetry={() => void list.refetch()} />
        ) : (
          <div>
            <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
            <Skeleton lines={3} height="4.5rem" />
          </div>
        )
      ) : sessions.length === 0 ? (
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
          {list.isFetchNextPageError && (
            <Failure
              message={sentence(list.error, t('This part could not be loaded'))}
              onRetry={() => void list.fetchNextPage()}
            />
          )}
          {list.hasNextPage && !list.isFetchNextPageError && (
            <Button kind="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('Show more')}
            </Button>
          )}
        </>
      )}
    </Stack>
  )
}
