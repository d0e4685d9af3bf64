import type { EventPayload } from '@worrystone/contracts'

/** What a text is: the panel names its buttons by it. */
export type HelpFrom = EventPayload<'help.offer/1'>['from']
/** `draft` and `close`: send nothing, and keep what was typed. */
export type HelpChoice = EventPayload<'help.answered/1'>['choice']
