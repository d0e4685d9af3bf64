import data from './helplines.json' with { type: 'json' }
import type { Helpline } from './schema.ts'

export type { Helpline, HelplineHours } from './schema.ts'

/** Every service with a source. `tools/helplines.ts` validates the file, so that browsers need not. */
export const helplines = data as Helpline[]
