import { useT } from '@worrystone/i18n'
import { color, icons, List, radius, space, target } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'

export type NavEntry = {
  to: string
  /** In the reader's language. */
  label: string
  /** The icon's name in the manifest; an unknown name gets a plain icon. */
  icon: string
  order: number
}

const ICONS: Record<string, typeof icons.House> = {
  home: icons.House,
  feed: icons.Newspaper,
  dashboard: icons.LayoutDashboard,
  wellness: icons.Leaf,
  resources: icons.LibraryBig,
  stories: icons.Sprout,
  notifications: icons.Bell,
  community: icons.Users,
  settings: icons.Settings,
  platform: icons.Server,
  moderation: icons.ShieldCheck,
  people: icons.UserCog,
  'own-worries': icons.Feather,
}

/** Home first, then the others in their order. */
export function useNavEntries(links: NavEntry[]): NavEntry[] {
  const t = useT()
  return [{ to: '/', label: t('Home'), icon: 'home', order: 0 }, ...links].sort((a, b) => a.order - b.order)
}

/** The vertical navigation of sidebar and drawer; the current entry is marked. */
export function NavLinks({ links, onFollow }: { links: NavEntry[]; onFollow?: () => void }): ReactNode {
  return (
    <List gap={1}>
      {useNavEntries(links).map(({ to, label, icon }) => {
        const Icon = ICONS[icon] ?? icons.Compass
        return (
          <li key={to}>
            <Entry to={to} end={to === '/'} onClick={onFollow}>
              <Icon size={22} />
              {label}
            </Entry>
          </li>
        )
      })}
    </List>
  )
}

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target};
  /* Fits 'Benachrichtigungen' on one line. */
  padding: ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  color: ${color.inkSoft};
  font-weight: 600;
  text-decoration: none;
  hyphens: auto;
  overflow-wrap: anywhere;
  > svg { flex: none; }
  &:hover { background: ${color.wash}; color: ${color.ink}; }
  &[aria-current='page'] { background: ${color.primarySoft}; color: ${color.primaryInk}; }
  @media (forced-colors: active) {
    &[aria-current='page'] { border-color: Highlight; }
  }
`
