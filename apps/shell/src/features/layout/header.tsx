import { useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { breakpoint, color, font, IconButton, icons, Logo, radius, space, target } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { AccountLinks } from './account-actions.tsx'
import { type NavEntry, useNavEntries } from './nav-links.tsx'
import { whereNarrow } from './where-narrow.ts'

const belowSmall = `calc(${breakpoint.small} - 0.01em)`

type Props = {
  links: NavEntry[]
  language: ReactNode
  themeSwitch: ReactNode
  actions: ReactNode
  search: ReactNode
  account: ReactNode
  /** Signed in, or most likely so. */
  isMember: boolean
  onMenu: () => void
}

/** 64 px at the top of every page of the main layout. */
export function Header({ links, language, themeSwitch, actions, search, account, isMember, onMenu }: Props) {
  const t = useT()
  const session = useSession()
  const entries = useNavEntries(links)
  return (
    <Bar>
      {/* Members have a sidebar on wide screens. */}
      <MenuPlace $isNarrowOnly={isMember}>
        <IconButton label={t('Menu')} icon={<icons.Menu size={24} />} aria-haspopup="dialog" onClick={onMenu} />
      </MenuPlace>
      <Home to="/" aria-label="Worrystone" $isShort={isMember}>
        <Logo />
      </Home>
      <Links aria-label={t('Main navigation')} $isMember={isMember}>
        {entries.map(({ to, label }) => (
          <Item key={to} to={to} end={to === '/'}>
            {label}
          </Item>
        ))}
      </Links>
      <End>
        {session.status === 'signed-in' && (
          <>
            {search}
            {actions && <Actions>{actions}</Actions>}
            {account}
          </>
        )}
        {!isMember && (
          <WideOnly>
            {language}
            {themeSwitch}
          </WideOnly>
        )}
        {session.status === 'signed-out' && (
          <SignInLinks>
            <AccountLinks />
          </SignInLinks>
        )}
      </End>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  z-index: 30;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  block-size: 4rem;
  padding-inline: ${space[2]};
  border-block-end: 1px solid ${color.line};
  background: ${color.ground};
  @media (min-width: ${breakpoint.small}) { padding-inline: ${space[4]}; }
  @media (min-width: ${breakpoint.medium}) { padding-inline: ${space[6]}; gap: ${space[4]}; }
`

const MenuPlace = styled.div<{ $isNarrowOnly: boolean }>`
  ${({ $isNarrowOnly }) => $isNarrowOnly && css`@media (min-width: ${breakpoint.medium}) { display: none; }`}
`

const Home = styled(Link)<{ $isShort: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  min-inline-size: ${target};
  min-block-size: ${target};
  border-radius: ${radius.s};
  text-decoration: none;
  @media (max-width: ${belowSmall}) { > span { font-size: ${font.size.m}; } }
  ${whereNarrow`span > span { display: none; }`}
  /* Beside a person's name, a phone has space for the logo only. */
  ${({ $isShort }) => $isShort && css`@media (max-width: ${belowSmall}) { span > span { display: none; } }`}
`

const Links = styled.nav<{ $isMember: boolean }>`
  display: none;
  gap: ${space[1]};
  @media (min-width: ${breakpoint.medium}) { display: flex; margin-inline-start: ${space[4]}; }
  /* Between the two breakpoints there is space for Home and Feed, and a member's last entry (Dashboard); sidebar and menu have all. */
  @media (max-width: calc(${breakpoint.large} - 0.01em)) {
    > :nth-child(n + 3)${({ $isMember }) => $isMember && ':not(:last-child)'} { display: none; }
  }
`

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-block-size: ${target};
  padding-inline: ${space[3]};
  border-radius: ${radius.m};
  color: ${color.inkSoft};
  font-weight: 600;
  text-decoration: none;
  &:hover { background: ${color.wash}; color: ${color.ink}; }
  &[aria-current='page'] { color: ${color.primaryInk}; }
`

const End = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  min-inline-size: 0;
  @media (min-width: ${breakpoint.medium}) { gap: ${space[2]}; }
`

const WideOnly = styled.div`
  display: none;
  @media (min-width: ${breakpoint.small}) { display: flex; align-items: center; gap: ${space[1]}; }
`

const SignInLinks = styled.div`
  display: flex;
  gap: ${space[1]};
  > a { white-space: nowrap; }
  /* On a phone the second link is in the drawer. */
  @media (max-width: ${belowSmall}) {
    > a { padding-inline: ${space[2]}; }
    > :last-child { display: none; }
  }
`

/* Their space is reserved while they load. A failure is reported where text fits; the menu has the same links. */
const Actions = styled.div`
  display: flex;
  flex: none;
  min-inline-size: ${target};
  min-block-size: ${target};
  @media (max-width: calc(${breakpoint.medium} - 0.01em)) { > p { display: none; } }
`
