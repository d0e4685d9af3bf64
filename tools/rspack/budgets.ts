import { PUBLISH } from '@worrystone/contracts'

/** The most gzip bytes of JavaScript of each part. A build over its budget fails. */
export const BUDGETS = {
  /** Everything the shell runs before the first paint; the lazily loaded `platform` chunk is separate. */
  shell: 150_000,
  /** The service worker: pushes, and the offline page of help, with the names of its files in 12 languages. */
  worker: 3_000,
  /** `/platform`, which only operators load, and its chart, which is loaded after the rest of the page. */
  console: 45_000,
  chart: 118_000,
  /** A remote's entry and the chunks that one of its pages needs at once. */
  remotePage: PUBLISH.pageBytes,
}
