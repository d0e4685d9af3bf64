import { useUserIdOnDevice } from '@worrystone/remote-kit/bundled'
import { useEffect } from 'react'
import { OutboxView } from './outbox-view.tsx'
import { sendOutbox, startSending } from './send-outbox.ts'

/** Without a network the session is not known: the stored token names the writer. */
export function OutboxSection() {
  const userId = useUserIdOnDevice()
  useEffect(startSending, [])
  return userId ? <OutboxView userId={userId} onSend={() => void sendOutbox()} /> : null
}
