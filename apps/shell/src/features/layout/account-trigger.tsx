import { Avatar } from '@worrystone/community-ui'
import type { UserSummary } from '@worrystone/contracts'
import { breakpoint, icons, space, target } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The picture and name of the signed-in person; the smallest phones show the picture only. */
export function AccountTrigger({ user }: { user: UserSummary }) {
  return (
    <>
      <Avatar user={user} size="s" />
      <Name dir="auto">{user.displayName || user.username}</Name>
      <Arrow>
        <icons.ChevronDown size={16} />
      </Arrow>
    </>
  )
}

/** Where the menu's button will be, of its size. */
export const AccountPlace = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: ${target};
  min-block-size: ${target};
  padding-inline: ${space[3]};
  border: 1px solid transparent;
`

const belowSmall = `calc(${breakpoint.small} - 0.01em)`

const Name = styled.span`
  overflow: hidden;
  max-inline-size: 12rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 600;
  @media (max-width: ${belowSmall}) { max-inline-size: 6rem; }
  /* Beside menu, logo, search and bell a phone has space for the picture. */
  @media (max-width: 26em) { display: none; }
`

const Arrow = styled.span`
  @media (max-width: ${belowSmall}) { display: none; }
`
