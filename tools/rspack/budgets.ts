import { PUBLISH } from '@worrystone/contracts'

/** The most gzip bytes of JavaScript that each part may have. A build over its budget fails. */
export const BUDGETS = {
  /** Everything the shell runs before the first paint; the lazily loaded `platform` chunk is apart. */
  shell: 170_000,
  /** The service worker: it keeps no pages, so it has no reason to grow. */
  worker: 2_000,
  /** `/platform`, which only operators fetch, and the chart on it, which yields to the rest of the page. */
  operatorsPage: 45_000,
  chart: 118_000,
  /** A remote's entry and the chunks that one of its pages needs at once. */
  remotePage: PUBLISH.pageBytes,
}
