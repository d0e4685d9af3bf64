import { useQuery } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { personName } from '@worrystone/community-ui'
import { type PublicProfile, type User, usersApi } from '@worrystone/contracts'
import { useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle, usePlatform } from '@worrystone/remote-kit'
import { isNotFound, useErrorMessage, useUser } from '@worrystone/remote-kit/bundled'
import { session, useSession } from '@worrystone/session'
import { ButtonLink, Empty, Failure, icons, PageColumn, Skeleton, VisuallyHidden } from '@worrystone/ui'
import { useRef } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { PersonMenu } from '../features/person-menu/person-menu.tsx'
import { ProfileCard, ProfileCardSkeleton } from '../features/profile-card/profile-card.tsx'
import { FollowToggle } from '../shared/follow-toggle.tsx'
import { statusQuery, useFollowEvents } from '../shared/follows.queries.ts'
import { FROM_PROFILE } from '../shared/from-profile.ts'
import { HistoryBackLink } from '../shared/history-back-link.tsx'
import { ProfileTabs } from './profile-tabs.tsx'

/** One's own profile comes from the session and is refetched when the page opens. */
function useOwnProfile(username: string): User | null {
  const user = useUser()
  const own = user?.username.toLowerCase() === username.toLowerCase() ? user : null
  useQuery({
    queryKey: [usersApi.profile.url],
    enabled: own !== null,
    queryFn: async ({ signal }) => {
      const latest = await call(usersApi.profile, {}, { signal, retries: 1 })
      session.setUser(latest)
      return latest.id
    },
  })
  return own
}

/** The profile of a person or one's own. Unknown, deleted and blocked people look the same. */
export function ProfilePage() {
  const t = useT()
  const { username = '' } = useParams()
  const ownProfile = useOwnProfile(username)
  const errorMessage = useErrorMessage()
  const { hasRoute } = usePlatform()
  const feed = hasRoute('/feed') ? '/feed' : '/'
  const navigate = useNavigate()
  const otherProfile = useQuery({
    ...query(usersApi.byUsername, { params: { username } }),
    enabled: ownProfile === null && username.trim() !== '',
  })
  const isMissing = ownProfile === null && isNotFound(otherProfile.error)
  const profile = ownProfile ?? (isMissing ? undefined : otherProfile.data)
  usePageTitle(profile ? personName(profile) : t('Profile'))
  useFollowEvents()

  // Blocked from this page: the profile is gone for this viewer, so the page redirects.
  const blockedId = useRef<string | null>(null)
  useEvent('person.hidden/1', ({ userId, isHidden }) => {
    blockedId.current = isHidden ? userId : null
    void queryClient.invalidateQueries({ queryKey: [usersApi.byUsername.url] })
  })
  if (username.trim() === '') return <Failure message={t('Username is required')} />
  if (isMissing && otherProfile.data && blockedId.current === otherProfile.data.id) return <Navigate to={feed} replace />

  return (
    <PageColumn>
      <HistoryBackLink />
      {profile ? (
        <>
          <ProfileCard
            profile={profile}
            own={ownProfile}
            actions={
              ownProfile ? (
                <ButtonLink as={Link} to="/profile/edit" state={FROM_PROFILE} kind="quiet">
                  <icons.Pencil size={18} />
                  {t('Edit Profile')}
                </ButtonLink>
              ) : (
                <PersonActions profile={profile} onBlocked={() => void navigate(feed, { replace: true })} />
              )
            }
          />
          <ProfileTabs profile={profile} />
        </>
      ) : isMissing ? (
        <>
          <PageHeading>{t('Profile Not Found')}</PageHeading>
          <Empty
            glyph={<icons.User size={48} />}
            title={t('There is nobody here by this name, or their profile is not open to you.')}
            action={
              <ButtonLink as={Link} to="/">
                {t('Go Home')}
              </ButtonLink>
            }
          />
        </>
      ) : otherProfile.error ? (
        <>
          <VisuallyHidden as={PageHeading}>{t('Profile')}</VisuallyHidden>
          <Failure
            message={errorMessage(otherProfile.error, t('Failed to load profile'))}
            onRetry={() => void otherProfile.refetch()}
          />
        </>
      ) : (
        <>
          {/* No heading yet: the focus waits for the loaded one. */}
          <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
          <ProfileCardSkeleton />
          <Skeleton lines={3} height="7rem" />
        </>
      )}
    </PageColumn>
  )
}

function PersonActions({ profile, onBlocked }: { profile: PublicProfile; onBlocked: () => void }) {
  const viewer = useSession().status
  const status = useQuery({ ...statusQuery(profile.id), enabled: viewer === 'signed-in' })
  if (viewer === 'starting' || (viewer === 'signed-in' && status.isPending)) return <Skeleton width="8rem" height="2.75rem" />
  const isFollowing = status.data?.isFollowing ?? false
  return (
    <>
      <FollowToggle user={profile} isFollowing={isFollowing} kind={isFollowing ? 'quiet' : 'primary'} />
      {viewer === 'signed-in' && <PersonMenu user={profile} onBlocked={onBlocked} />}
    </>
  )
}
