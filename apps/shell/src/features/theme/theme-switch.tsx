import { useT } from '@worrystone/i18n'
import { icons } from '@worrystone/ui'
import { useStore } from 'zustand'
import { IconSelect } from '../../shared/icon-select.tsx'
import { chooseTheme, type Theme, themeStore } from './theme.ts'

const ICON = { system: icons.Monitor, light: icons.Sun, dark: icons.Moon }

/** Light, dark, or the system's theme. */
export function ThemeSwitch() {
  const t = useT()
  const { theme } = useStore(themeStore)
  const Icon = ICON[theme]
  const choices = [
    { value: 'system', label: t('Like the system') },
    { value: 'light', label: t('Light') },
    { value: 'dark', label: t('Dark') },
  ]
  return (
    <IconSelect
      label={t('Theme')}
      value={theme}
      choices={choices}
      icon={<Icon size={20} aria-hidden="true" />}
      onChoose={(value) => chooseTheme(value as Theme)}
    />
  )
}
