import type { HelpFrom } from '@worrystone/remote-kit'
import * as kit from '@worrystone/remote-kit'

/** Absent in a tab whose shell was opened before the release that brought it: there every text is sent as it was before. */
const { offerHelp } = kit as Partial<typeof kit>

let presses = 0

/** To await before texts are sent: whether to go on. Of several presses only the last one does. */
export async function confirmHelpOffer(texts: string[], from: HelpFrom): Promise<boolean> {
  presses += 1
  const press = presses
  return ((await offerHelp?.(texts, from)) ?? 'share') === 'share' && press === presses
}
