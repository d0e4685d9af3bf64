import { Avatar, personName } from '@worrystone/community-ui'
import type { UserSummary } from '@worrystone/contracts'
import { usePlatform } from '@worrystone/remote-kit'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

type Props = { user: UserSummary; isDecorative?: boolean; children: ReactNode }

/** Plain text where the site has no profiles. Above a card that is a link itself. */
function ProfileLink({ user, isDecorative = false, children }: Props) {
  const path = `/profile/${user.username}`
  if (!usePlatform().hasRoute(path)) return children
  return (
    <StyledLink to={path} {...(isDecorative && { tabIndex: -1, 'aria-hidden': true })}>
      {children}
    </StyledLink>
  )
}

/** A person's name as a link to their profile. */
export const PersonLink = ({ user }: { user: UserSummary }) => (
  <ProfileLink user={user}>
    <bdi>{personName(user)}</bdi>
  </ProfileLink>
)

/** Their picture beside the name: a duplicate link, for pointers only. */
export const PersonPicture = ({ user, size = 'm' }: { user: UserSummary; size?: 's' | 'm' }) => (
  <ProfileLink user={user} isDecorative>
    <Avatar user={user} size={size} />
  </ProfileLink>
)

const StyledLink = styled(Link)`
  position: relative;
  z-index: 1;
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`

/** A long name takes a second line: cut off, a Latin one on a line of Arabic would lose its beginning. */
export const NameLine = styled.span`
  margin: 0;
  font-weight: 650;
  overflow-wrap: anywhere;
`
