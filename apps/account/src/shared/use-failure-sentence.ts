import { saidByServer } from '@worrystone/forms'
import { useSaid } from '@worrystone/i18n'

/** The server's own sentence when it gave one, else ours. Both in the reader's language. */
export function useFailureSentence() {
  const said = useSaid()
  return (error: unknown, otherwise: string) => {
    const message = saidByServer(error)
    return message ? said(message) : otherwise
  }
}
