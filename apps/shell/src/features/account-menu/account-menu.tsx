import { useT } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { color, icons, Menu, type MenuItem, space } from '@worrystone/ui'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Setting } from '../../shared/setting.ts'

type Props = {
  username: string
  /** The picture and name of the person. */
  trigger: ReactNode
  /** Offered in lists of their own: the language and the theme. */
  settings: readonly Setting[]
  hasRoute: (path: string) => boolean
}

/** One's own pages, the settings of this browser, and the way out. */
export function AccountMenu({ username, trigger, settings, hasRoute }: Props) {
  const t = useT()
  const navigate = useNavigate()
  // The label of the setting whose values are listed.
  const [opened, setOpened] = useState<string | null>(null)
  const profile = `/profile/${encodeURIComponent(username)}`
  const setting = settings.find(({ label }) => label === opened)

  const page = (to: string, label: string, icon: ReactNode): MenuItem[] =>
    hasRoute(to) ? [{ id: label, label, icon, props: { as: Link, to, type: undefined } }] : []

  const signOut = async () => {
    try {
      await session.signOut()
    } finally {
      // Also when the request fails.
      void navigate('/')
    }
  }
  const items: MenuItem[] = [
    ...page(profile, t('My profile'), <icons.User />),
    ...page(hasRoute('/my-worries') ? '/my-worries' : profile, t('My worries'), <icons.Feather />),
    ...page('/saved', t('Saved'), <icons.Star />),
    ...page('/settings', t('Settings'), <icons.Settings />),
    ...settings.map(({ label, icon, value, choices }) => ({
      id: label,
      icon,
      label: (
        <>
          {label}
          <Current>
            {choices.find((choice) => choice.value === value)?.label}
            <icons.ChevronRight size={16} />
          </Current>
        </>
      ),
      staysOpen: true,
      onSelect: () => setOpened(label),
    })),
    { id: 'sign-out', label: t('Log out'), icon: <icons.LogOut />, onSelect: () => void signOut() },
  ]
  return (
    <Menu
      label={t('Your account')}
      trigger={trigger}
      view={setting?.label ?? ''}
      items={setting ? valuesOf(setting, () => setOpened(null)) : items}
      onClose={() => setOpened(null)}
    />
  )
}

const valuesOf = ({ label, value, choices, onChoose }: Setting, onBack: () => void): MenuItem[] => [
  { id: '', label, icon: <icons.ChevronLeft />, staysOpen: true, onSelect: onBack },
  ...choices.map((choice) => ({
    id: choice.value,
    label: choice.label,
    icon: <icons.Check style={choice.value === value ? undefined : { visibility: 'hidden' }} />,
    props: { role: 'menuitemradio', 'aria-checked': choice.value === value, lang: choice.lang },
    onSelect: () => onChoose(choice.value),
  })),
]

const Current = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
  color: ${color.inkSoft};
`
