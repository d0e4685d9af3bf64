import type { CaseState } from '@worrystone/contracts'
import { Badge } from '@worrystone/ui'
import { useCaseLabels } from './case-labels.ts'

const KINDS = { open: 'accent', in_work: 'support', resolved: 'calm', rejected: 'calm' } as const

/** The state of a case. */
export function StateBadge({ state }: { state: CaseState }) {
  return <Badge kind={KINDS[state]}>{useCaseLabels().states[state]}</Badge>
}
