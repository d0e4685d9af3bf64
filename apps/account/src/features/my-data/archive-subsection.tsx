import { useQuery } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { useReauthentication } from '@worrystone/community-ui'
import { type Archive, myDataApi } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { QueryView, useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Button, ButtonLink, color, icons, Row, Skeleton, space } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { isSignedIn } from '../../shared/is-signed-in.ts'
import { useSubheadingLevel } from '../../shared/use-subheading-level.ts'
import { formatBytes } from './format-bytes.ts'
import { Subsection } from './subsection.ts'

/** The poll interval while the archive is created and the page is visible. */
const POLL_MS = 3_000

const archiveQuery = () => ({ ...query(myDataApi.overview, {}), enabled: isSignedIn })
const isInProgress = (archive: Archive | null | undefined) => archive?.state === 'being-made'

/** The archive of everything stored about the person, as one file. */
export function ArchiveSubsection() {
  const t = useT()
  const level = useSubheadingLevel()
  const id = useId()
  const { run, prompt } = useReauthentication()
  const overview = useQuery({
    ...archiveQuery(),
    refetchInterval: ({ state }) => (isInProgress(state.data?.archive) ? POLL_MS : false),
  })
  const createArchive = useMutationWithToast({
    mutationFn: () => run(() => call(myDataApi.createArchive, {})),
    onSuccess: (created) => queryClient.setQueryData(archiveQuery().queryKey, created),
    failure: t('Your archive could not be prepared. Please try again.'),
  })
  return (
    <Subsection aria-labelledby={id}>
      <h3 id={id} aria-level={level}>
        {t('Take your data along')}
      </h3>
      <p>
        {t(
          'One file with everything we keep about you: your account, your worries and comments, your support, the people you follow, and your picture.',
        )}
      </p>
      <QueryView
        query={overview}
        failure={t('Failed to load your archive')}
        skeleton={<Skeleton width="12rem" height="2.75rem" />}
      >
        {({ archive }) => (
          <>
            <State role="status">{archive && <ArchiveState archive={archive} />}</State>
            <Row>
              {archive?.url && (
                <ButtonLink href={archive.url} download>
                  <icons.ArrowDown size={18} />
                  {t('Download my archive')}
                </ButtonLink>
              )}
              {!isInProgress(archive) && (
                <Button kind="quiet" busy={createArchive.isPending} onClick={() => createArchive.mutate()}>
                  {archive ? t('Prepare a new one') : t('Prepare my archive')}
                </Button>
              )}
            </Row>
          </>
        )}
      </QueryView>
      {prompt}
    </Subsection>
  )
}

function ArchiveState({ archive }: { archive: Archive }) {
  const t = useT()
  const { locale } = useLanguage()
  const { dateTime } = useFormat()
  if (isInProgress(archive)) {
    return (
      <>
        <Pulse aria-hidden="true" />
        {t('Your archive is being prepared. You can leave this page meanwhile.')}
      </>
    )
  }
  const { bytes, expiresAt } = archive
  return (
    <>
      <icons.CircleCheck size={20} />
      <span>
        {t('Your archive is ready ({{size}}). You can download it until {{time}}.', {
          size: formatBytes(locale, bytes ?? 0),
          time: expiresAt ? dateTime(expiresAt) : '',
        })}{' '}
        {t('A new one takes its place.')}
      </span>
    </>
  )
}

const State = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.ink};
  > svg { flex: none; color: ${color.primaryInk}; }
  &:empty { display: none; }
`

const Pulse = styled.span`
  flex: none;
  inline-size: 0.75rem;
  block-size: 0.75rem;
  border-radius: 50%;
  background: ${color.primary};
  animation: breathe 1.8s ease-in-out infinite;
`
