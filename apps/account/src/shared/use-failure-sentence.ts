import { saidByServer } from '@worrystone/forms'
import { useTranslateMessage } from '@worrystone/i18n'

/** The server's own sentence when it gave one, else ours. Both in the reader's language. */
export function useFailureSentence() {
  const translateMessage = useTranslateMessage()
  return (error: unknown, otherwise: string) => {
    const message = saidByServer(error)
    return message ? translateMessage(message) : otherwise
  }
}
