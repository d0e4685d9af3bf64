import type { EventPayload } from '@worrystone/contracts'

/** The kind of text: the panel labels its buttons by it. */
export type HelpFrom = EventPayload<'help.offer/1'>['from']
/** `draft` and `close`: send nothing, and keep what was typed. */
export type HelpChoice = EventPayload<'help.answered/1'>['choice']
