/**
 * Exports of shared modules that had another name before: by module, the earlier name of each. Published builds import the earlier name
 * from today's shell, and the shell of a tab that is still open knows only that one, so builds of remotes go on importing it.
 * Plain data, because the build reads this file with Node. An entry goes with the next major of `SHELL_CONTRACT`.
 */
export const EARLIER_NAMES = {
  '@worrystone/i18n': { useTranslateMessage: 'useSaid' },
} as const
