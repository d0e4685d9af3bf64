import type { Danger } from '@worrystone/safety'
import type { HelpChoice, HelpFrom } from './help-choice.ts'
import { NO_DANGER } from './no-danger.ts'

/**
 * To await before a member's texts are sent: opens the panel of help where the writer seems to be in danger, and returns the
 * choice. Never rejects, and asks once for the same text in 24 hours. The code behind it is fetched with the first call.
 */
export async function offerHelp(texts: string[], from: HelpFrom): Promise<HelpChoice> {
  try {
    return await (await import('./open-help-offer.ts')).openHelpOffer(texts, from)
  } catch {
    return 'share'
  }
}

/** What `offerHelp` found in the same texts, for the message after sending. Sends no request. */
export async function dangerFoundIn(texts: string[]): Promise<Danger> {
  try {
    return (await import('./open-help-offer.ts')).cachedDanger(texts)
  } catch {
    return NO_DANGER
  }
}
