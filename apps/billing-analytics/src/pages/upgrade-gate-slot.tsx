import type { Feature } from '@worrystone/contracts'
import { UpgradeGate } from '../shared/upgrade-gate.tsx'

/** On pages of any remote, where the viewer's plan does not open what was asked for. */
export function UpgradeGateSlot({ feature }: { feature: Feature }) {
  return <UpgradeGate feature={feature} />
}
