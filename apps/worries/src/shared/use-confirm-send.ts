import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import type { HelpFrom } from '@worrystone/remote-kit'
import { useHelpOffer } from './help-offer.ts'

/** For `confirm` of a form: offers help before the texts are sent. A text that is not sent stays a draft. */
export function useConfirmSend(from: HelpFrom) {
  const t = useT()
  const offerHelpFirst = useHelpOffer(from)
  return async (texts: string[]) => {
    const choice = await offerHelpFirst(texts)
    if (choice === 'draft') toast.info(t('Your words are kept on this device.'))
    return choice === 'share' ? 'submit' : undefined
  }
}
