import { PUBLISH } from '@worrystone/contracts'

/** The most gzip bytes of JavaScript that each part may have. A build over its budget fails. */
export const BUDGETS = {
  /** Everything the shell runs before the first paint; the lazily loaded `platform` chunk is apart. */
  shell: 170_000,
  /** A remote's entry and the chunks that one of its pages needs at once. */
  remotePage: PUBLISH.pageBytes,
}
