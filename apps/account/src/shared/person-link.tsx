import type { UserSummary } from '@worrystone/contracts'
import { usePlatform } from '@worrystone/remote-kit'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export const profilePath = (username: string) => `/profile/${username}`

export const personName = ({ displayName, username }: Pick<UserSummary, 'displayName' | 'username'>) => displayName || username

type Props = { user: UserSummary; onFollow?: (() => void) | undefined; children?: ReactNode }

/** A person's name or `children` as a link to their profile; plain text when no remote has profiles. */
export function PersonLink({ user, onFollow, children }: Props) {
  const path = profilePath(user.username)
  const words = children ?? <bdi>{personName(user)}</bdi>
  return usePlatform().hasRoute(path) ? (
    <ProfileLink to={path} onClick={onFollow}>
      {words}
    </ProfileLink>
  ) : (
    words
  )
}

const ProfileLink = styled(Link)`
  color: inherit;
  font-weight: 650;
  text-decoration: none;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`
