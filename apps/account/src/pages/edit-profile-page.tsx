import { useQuery } from '@tanstack/react-query'
import { ApiError, query } from '@worrystone/api-client'
import { type User, usersApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { useSession } from '@worrystone/session'
import { Card, PageColumn, Skeleton, Stack, VisuallyHidden } from '@worrystone/ui'
import { useEffect, useEffectEvent } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { AvatarField } from '../features/avatar/avatar-field.tsx'
import { ProfileForm } from '../features/profile-form/profile-form.tsx'
import { isFromProfile } from '../shared/from-profile.ts'
import { HistoryBackLink } from '../shared/history-back-link.tsx'
import { isSignedIn } from '../shared/is-signed-in.ts'

/** Edits the public profile: picture, name and bio. */
export function EditProfilePage() {
  const t = useT()
  const viewer = useSession()
  usePageTitle(t('Edit Profile'))
  return (
    <PageColumn>
      {/* The shell redirects when the session ends here. */}
      {viewer.status === 'signed-out' && !viewer.hasExpired && <Navigate to="/login?next=/profile/edit" replace />}
      <HistoryBackLink />
      <PageHeading>{t('Edit Profile')}</PageHeading>
      <Card as="section" aria-label={t('Edit Profile')}>
        {viewer.status === 'signed-in' ? <Loaded key={viewer.user.id} user={viewer.user} /> : <Waiting />}
      </Card>
    </PageColumn>
  )
}

/** The user is refetched first: changes from another device must not be overwritten. */
function Loaded({ user }: { user: User }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const navigate = useNavigate()
  const { state } = useLocation()
  const profilePath = `/profile/${encodeURIComponent(user.username)}`
  // Back from the profile must not lead to this form again.
  const toProfile = () => void (isFromProfile(state) ? navigate(-1) : navigate(profilePath, { replace: true }))
  const { data, error, isFetchedAfterMount } = useQuery({
    ...query(usersApi.profile, {}),
    staleTime: 0,
    enabled: isSignedIn,
  })

  const leavePage = useEffectEvent(() => {
    if (error instanceof ApiError && error.code === 'UNAUTHORIZED') return
    toast.error(errorMessage(error, t('Failed to load profile')), { isRetryable: true })
    void navigate(profilePath, { replace: true })
  })
  const hasFailed = isFetchedAfterMount && error !== null && !data
  useEffect(() => {
    if (hasFailed) leavePage()
  }, [hasFailed])

  if (!data || !isFetchedAfterMount) return <Waiting />
  return (
    <Stack gap={6}>
      <AvatarField
        user={user}
        messages={{
          uploadFailed: () => t('Failed to upload profile picture'),
          removeFailed: t('Failed to remove profile picture'),
        }}
      />
      <ProfileForm user={data} onDone={toProfile} onCancel={toProfile} />
    </Stack>
  )
}

function Waiting() {
  const t = useT()
  return (
    <Stack gap={6}>
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Skeleton height="6rem" />
      <Skeleton height="5rem" />
      <Skeleton height="9rem" />
    </Stack>
  )
}
