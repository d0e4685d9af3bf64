import { readTokenClaims } from '@worrystone/api-client/token-claims'
import { useEffect } from 'react'
import { useViewer } from '../../shared/viewer.ts'
import { sendWaiting, startSending } from './send-waiting.ts'
import { Waiting } from './waiting.tsx'

/** Without a network the session is not known: the stored token names the writer. */
export function WaitingSection() {
  const userId = useViewer().id ?? readTokenClaims()?.sub
  useEffect(startSending, [])
  return userId ? <Waiting userId={userId} onSend={() => void sendWaiting()} /> : null
}
