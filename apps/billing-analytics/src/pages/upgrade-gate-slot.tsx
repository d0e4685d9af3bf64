import type { Feature } from '@worrystone/contracts'
import { UpgradeGate } from '../shared/upgrade-gate.tsx'

/** On pages of any remote that the viewer's plan does not open. */
export function UpgradeGateSlot({ feature }: { feature: Feature }) {
  return <UpgradeGate feature={feature} />
}
