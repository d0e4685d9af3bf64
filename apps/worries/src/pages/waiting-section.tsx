import { readTokenClaims } from '@worrystone/api-client/token-claims'
import { useEffect } from 'react'
import { Waiting } from '../features/waiting/waiting.tsx'
import { useViewer } from '../shared/viewer.ts'
import { sendWaiting, startSending } from './send-waiting.ts'

/** Without a network the session is not known: the stored token names the writer. */
export function WaitingSection() {
  const userId = useViewer().id ?? readTokenClaims()?.sub
  useEffect(startSending, [])
  return userId ? <Waiting userId={userId} onSend={() => void sendWaiting()} /> : null
}
