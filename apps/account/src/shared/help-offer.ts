import type { HelpFrom } from '@worrystone/remote-kit'
import * as kit from '@worrystone/remote-kit'

/** Undefined in tabs with an older shell: texts are sent without an offer there. */
const { offerHelp } = kit as Partial<typeof kit>

let attempts = 0

/** Offers help for texts that indicate danger; resolves whether to send them. Of parallel calls only the last resolves true. */
export async function confirmHelpOffer(texts: string[], from: HelpFrom): Promise<boolean> {
  attempts += 1
  const attempt = attempts
  return ((await offerHelp?.(texts, from)) ?? 'share') === 'share' && attempt === attempts
}
