import { useT } from '@worrystone/i18n'
import { icons } from '@worrystone/ui'
import { useStore } from 'zustand'
import type { Setting } from '../../shared/setting.ts'
import { chooseTheme, type Theme, themeStore } from './theme.ts'

const ICON = { system: icons.Monitor, light: icons.Sun, dark: icons.Moon }

/** Light, dark, or the system's theme. */
export function useThemeSetting(): Setting {
  const t = useT()
  const { theme } = useStore(themeStore)
  const Icon = ICON[theme]
  return {
    label: t('Theme'),
    icon: <Icon size={20} aria-hidden="true" />,
    value: theme,
    choices: [
      { value: 'system', label: t('Like the system') },
      { value: 'light', label: t('Light') },
      { value: 'dark', label: t('Dark') },
    ],
    onChoose: (value) => chooseTheme(value as Theme),
  }
}
