/**
 * Exports of shared modules that were renamed: by module, the earlier name of each. Published builds import the earlier name
 * from today's shell, and the shell of a tab that is still open has only that one, so builds of remotes continue to import it.
 * Plain data, because the build reads this file with Node. An entry is removed with the next major of `SHELL_CONTRACT`.
 */
export const EARLIER_NAMES = {
  '@worrystone/i18n': { useTranslateMessage: 'useSaid' },
} as const
