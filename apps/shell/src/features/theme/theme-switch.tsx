import { IconSelect } from '../../shared/icon-select.tsx'
import { useThemeSetting } from './use-theme-setting.tsx'

/** Light, dark, or the system's theme. */
export function ThemeSwitch() {
  return <IconSelect {...useThemeSetting()} />
}
