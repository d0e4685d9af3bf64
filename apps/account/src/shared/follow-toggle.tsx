import { FollowButton, personName } from '@worrystone/community-ui'
import type { UserSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { ButtonLink, icons } from '@worrystone/ui'
import { Link, useLocation } from 'react-router-dom'
import { useFollowToggle } from './follows.queries.ts'

type Props = {
  user: UserSummary
  isFollowing: boolean
  isCompact?: boolean
  kind?: 'primary' | 'quiet' | 'plain'
  /** Called before the update: the row may disappear. */
  onClick?: () => void
  onConfirmed?: () => void
}

/** Follows or unfollows a person. Visitors are sent to sign in, and back. */
export function FollowToggle({ user, isFollowing, isCompact = false, kind = 'plain', onClick, onConfirmed }: Props) {
  const t = useT()
  const toggle = useFollowToggle({ userId: user.id, isFollowing, onConfirmed })
  const { pathname, search } = useLocation()
  const isVisitor = useSession().status === 'signed-out'
  const name = personName(user)
  if (isVisitor) {
    return (
      <ButtonLink
        as={Link}
        kind={kind}
        size={isCompact ? 's' : 'm'}
        to={`/login?next=${encodeURIComponent(pathname + search)}`}
        aria-label={t('Follow {{name}}', { name })}
      >
        <icons.UserPlus size={18} />
        {t('Follow')}
      </ButtonLink>
    )
  }
  return (
    <FollowButton
      name={name}
      isFollowing={isFollowing}
      isCompact={isCompact}
      kind={kind}
      onToggle={() => {
        onClick?.()
        toggle()
      }}
    />
  )
}
