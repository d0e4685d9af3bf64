import type { Danger } from '@worrystone/safety'

/** Written here: the detector's own code is fetched with the first text, and the kit stands in the first paint. */
export const NO_DANGER: Danger = { level: 0, method: false }
