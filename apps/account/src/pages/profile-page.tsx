import { useQuery } from '@tanstack/react-query'
import { ApiError, call, query, queryClient } from '@worrystone/api-client'
import { type PublicProfile, type User, usersApi } from '@worrystone/contracts'
import { useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { PageHeading, Slot, usePageTitle, usePlatform } from '@worrystone/remote-kit'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { session, useSession } from '@worrystone/session'
import { ButtonLink, Empty, Failure, icons, lazyComponent, PageColumn, Skeleton, Tabs, VisuallyHidden } from '@worrystone/ui'
import { useRef } from 'react'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { PersonMenu } from '../features/person-menu/person-menu.tsx'
import { ProfileCard, ProfileCardSkeleton } from '../features/profile-card/profile-card.tsx'
import { FollowToggle } from '../shared/follow-toggle.tsx'
import { statusQuery, useFollowEvents } from '../shared/follows.queries.ts'
import { FROM_PROFILE } from '../shared/from-profile.ts'
import { HistoryBackLink } from '../shared/history-back-link.tsx'
import { personName } from '../shared/person-link.tsx'

const FollowList = lazyComponent(async () => (await import('../features/follow-list/follow-list.tsx')).FollowList)

/** Unknown, deleted or blocked: the page is the same for all three. */
const isNotFound = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.code === 'VALIDATION_ERROR')

/** One's own profile comes from the session and is refetched when the page opens. */
function useOwnProfile(username: string): User | null {
  const now = useSession()
  const own = now.status === 'signed-in' && now.user.username.toLowerCase() === username.toLowerCase() ? now.user : null
  useQuery({
    queryKey: [usersApi.profile.url],
    enabled: own !== null,
    queryFn: async ({ signal }) => {
      const fresh = await call(usersApi.profile, {}, { signal, retries: 1 })
      session.setUser(fresh)
      return fresh.id
    },
  })
  return own
}

/** The profile of a person or one's own. The tab is in the URL. */
export function ProfilePage() {
  const t = useT()
  const { username = '' } = useParams()
  const own = useOwnProfile(username)
  const errorMessage = useErrorMessage()
  const { hasRoute } = usePlatform()
  const feed = hasRoute('/feed') ? '/feed' : '/'
  const navigate = useNavigate()
  const found = useQuery({
    ...query(usersApi.byUsername, { params: { username } }),
    enabled: own === null && username.trim() !== '',
  })
  const isMissing = own === null && isNotFound(found.error)
  const profile = own ?? (isMissing ? undefined : found.data)
  usePageTitle(profile ? personName(profile) : t('Profile'))
  useFollowEvents()

  // Blocked from this page: the profile no longer exists, so the page redirects.
  const hidden = useRef<string | null>(null)
  useEvent('person.hidden/1', ({ userId, isHidden }) => {
    hidden.current = isHidden ? userId : null
    void queryClient.invalidateQueries({ queryKey: [usersApi.byUsername.url] })
  })
  if (username.trim() === '') return <Failure message={t('Username is required')} />
  if (isMissing && found.data && hidden.current === found.data.id) return <Navigate to={feed} replace />

  return (
    <PageColumn>
      <HistoryBackLink />
      {profile ? (
        <>
          <ProfileCard
            profile={profile}
            own={own}
            actions={
              own ? (
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
      ) : found.error ? (
        <>
          <VisuallyHidden as={PageHeading}>{t('Profile')}</VisuallyHidden>
          <Failure message={errorMessage(found.error, t('Failed to load profile'))} onRetry={() => void found.refetch()} />
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

const TABS = ['posts', 'followers', 'following'] as const

function ProfileTabs({ profile }: { profile: PublicProfile }) {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((id) => id === params.get('tab')) ?? 'posts'
  const labels = { posts: t('Posts'), followers: t('Followers'), following: t('Following', { context: 'people' }) }
  return (
    <Tabs
      label={personName(profile)}
      tabs={TABS.map((id) => ({ id, label: labels[id] }))}
      active={tab}
      onChange={(next) => setParams(next === 'posts' ? {} : { tab: next }, { replace: true, preventScrollReset: true })}
    >
      {tab === 'posts' ? (
        <>
          <Posts>
            <Slot name="profile.posts" with={{ userId: profile.id, username: profile.username }} />
          </Posts>
          <WithoutPosts>
            <Empty title={t('Posts will appear here once the worry posting system is implemented.')} />
          </WithoutPosts>
        </>
      ) : (
        <FollowList key={`${profile.id} ${tab}`} side={tab} of={profile} waiting={<Skeleton lines={4} height="3.5rem" />} />
      )}
    </Tabs>
  )
}

const Posts = styled.div``

/** Only where no app of this site shows posts. */
const WithoutPosts = styled.div`
  ${Posts}:not(:empty) + & { display: none; }
`
