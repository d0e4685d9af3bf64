import { personName } from '@worrystone/community-ui'
import type { UserSummary } from '@worrystone/contracts'
import { usePlatform } from '@worrystone/remote-kit'
import { color, font } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export const profilePath = (username: string) => `/profile/${username}`

type Props = { user: UserSummary; onClick?: (() => void) | undefined; children?: ReactNode }

/** A person's name or `children` as a link to their profile; plain text when no remote has profiles. */
export function PersonLink({ user, onClick, children = <bdi>{personName(user)}</bdi> }: Props) {
  const path = profilePath(user.username)
  if (!usePlatform().hasRoute(path)) return children
  return (
    <ProfileLink to={path} onClick={onClick}>
      {children}
    </ProfileLink>
  )
}

const ProfileLink = styled(Link)`
  color: inherit;
  font-weight: 650;
  text-decoration: none;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`

/** A person's name above the username, in a row with their picture. */
export const NameColumn = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > b { font-weight: 650; }
  > small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
`
