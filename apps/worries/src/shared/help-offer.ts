import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import type { HelpChoice, HelpFrom } from '@worrystone/remote-kit'
import * as kit from '@worrystone/remote-kit'
import { useRef } from 'react'

/** Absent in a tab whose shell was opened before the release that brought them: there every text is sent as it was before. */
const { offerHelp, dangerFoundIn, useDanger: useDangerOfKit } = kit as Partial<typeof kit>

const NO_DANGER = { level: 0, method: false } as const

/** What the phrase list says of a text while it is being typed. */
export const useDanger: typeof kit.useDanger = useDangerOfKit ?? (() => NO_DANGER)

/** To await before texts are sent. Of several attempts only the last one goes on: the others resolve to 'close'. */
export function useHelpOffer(from: HelpFrom) {
  const attempts = useRef(0)
  return async (texts: string[]): Promise<HelpChoice> => {
    attempts.current += 1
    const attempt = attempts.current
    const choice = (await offerHelp?.(texts, from)) ?? 'share'
    return attempt === attempts.current ? choice : 'close'
  }
}

type Sent = {
  texts: string[]
  /** The usual words, and those for a text that sounds heavy. */
  usual: string
  calm: string
  /** Others do not see it at the moment. */
  isHeld: boolean
}

/** Says that something was sent: calmly where it sounds heavy, and plainly why others can't see a text that names a method. */
export function useSentToast() {
  const t = useT()
  return async ({ texts, usual, calm, isHeld }: Sent) => {
    const { level, method } = (await dangerFoundIn?.(texts)) ?? NO_DANGER
    if (method && isHeld) {
      toast.info(t("Others can't see this text, because it names ways to get hurt. It stays yours as a private draft."))
    } else if (level >= 2) {
      toast.info(`${calm} ${t('If it gets too heavy, “Need help now?” is on every page.')}`)
    } else toast.success(usual)
  }
}
