import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import type { HelpChoice, HelpFrom } from '@worrystone/remote-kit'
import * as kit from '@worrystone/remote-kit'
import { useRef } from 'react'

/** Undefined in tabs with an older shell: texts are sent without an offer there. */
const { offerHelp, dangerFoundIn, useDanger: useDangerOfKit } = kit as Partial<typeof kit>

const NO_DANGER = { level: 0, method: false } as const

/** The result of the phrase list for a text while it is typed. */
export const useDanger: typeof kit.useDanger = useDangerOfKit ?? (() => NO_DANGER)

/** Await it before a text is sent. */
export const offerHelpFor = async (texts: string[], from: HelpFrom): Promise<HelpChoice> =>
  (await offerHelp?.(texts, from)) ?? 'share'

/** The same in a form. Of parallel attempts only the last continues: the others resolve to 'close'. */
export function useHelpOffer(from: HelpFrom) {
  const attempts = useRef(0)
  return async (texts: string[]): Promise<HelpChoice> => {
    attempts.current += 1
    const attempt = attempts.current
    const choice = await offerHelpFor(texts, from)
    return attempt === attempts.current ? choice : 'close'
  }
}

type Sent = {
  texts: string[]
  /** The message. `calm` replaces it for a text that sounds heavy. */
  usual: string
  calm?: string
  /** Currently hidden from others. */
  isHeld: boolean
}

/**
 * Confirms that something was sent: calmly where it sounds heavy, and with the reason when others cannot see it because it names a
 * method.
 */
export async function showSent(t: ReturnType<typeof useT>, { texts, usual, calm = usual, isHeld }: Sent): Promise<void> {
  const { level, method } = (await dangerFoundIn?.(texts)) ?? NO_DANGER
  if (method && isHeld) {
    toast.info(t("Others can't see this text, because it names ways to get hurt. It stays yours as a private draft."))
  } else if (level >= 2) {
    toast.info(`${calm} ${t('If it gets too heavy, “Need help now?” is on every page.')}`)
  } else toast.success(usual)
}

export function useSentToast() {
  const t = useT()
  return (sent: Sent) => showSent(t, sent)
}
