import type { EventPayload } from '@worrystone/contracts'

export type HelpOffer = EventPayload<'help.offer/1'>
export type HelpChoice = EventPayload<'help.answered/1'>['choice']
export type PanelProps = { offer: HelpOffer; onAnswer: (choice: HelpChoice) => void }
