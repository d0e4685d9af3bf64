import type { RemoteStatus } from '@worrystone/contracts'
import { useState } from 'react'
import type { DialogRequest } from '../../shared/dialog-request.ts'
import { KillDialog } from './kill-dialog.tsx'
import { PinDialog } from './pin-dialog.tsx'
import { PlainDialog } from './plain-dialog.tsx'
import { PolicyDialog } from './policy-dialog.tsx'
import { RolloutDialog } from './rollout-dialog.tsx'

type Props = { request: DialogRequest; status: RemoteStatus; onClose: () => void }

/** The dialog of a change. It keeps the figures of the moment it opened: later ones shift nothing in it. */
export function RequestedDialog({ request, status: current, onClose }: Props) {
  const [status, onStatusChange] = useState(current)
  const common = { status, onStatusChange, onClose }
  switch (request.action) {
    case 'rollout':
      return <RolloutDialog {...common} build={request.build} />
    case 'pin':
      return <PinDialog {...common} build={request.build} />
    case 'kill':
      return <KillDialog {...common} />
    case 'health':
      return <PolicyDialog {...common} />
    default:
      return <PlainDialog {...common} request={request} />
  }
}
