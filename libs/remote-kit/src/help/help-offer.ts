import type { Danger } from '@worrystone/safety'
import type { HelpChoice, HelpFrom } from './help-choice.ts'
import { NO_DANGER } from './no-danger.ts'

/**
 * To await before texts of somebody are sent: opens the panel of help where they seem to be in danger, and answers what the person
 * chose. Never rejects, and asks once for the same text in 24 hours. The code behind it is fetched with the first call.
 */
export async function offerHelp(texts: string[], from: HelpFrom): Promise<HelpChoice> {
  try {
    return await (await import('./open-help-offer.ts')).openHelpOffer(texts, from)
  } catch {
    return 'share'
  }
}

/** What `offerHelp` found in the same texts, for the words that are shown after they were sent. Nothing is sent for it. */
export async function dangerFoundIn(texts: string[]): Promise<Danger> {
  try {
    return (await import('./open-help-offer.ts')).cachedDanger(texts)
  } catch {
    return NO_DANGER
  }
}
