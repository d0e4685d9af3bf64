import type { Group } from '@worrystone/contracts'
import type { Change } from './apply.ts'
import type { StoredRecord } from './stored-record.ts'

export function historyEntryOf(record: StoredRecord, next: StoredRecord, change: Change) {
  const named = 'build' in change ? change.build : undefined
  const concernsCandidate = ['promote', 'pause', 'resume', 'halt', 'step', 'rollback'].includes(change.action)
  const build = named ?? (concernsCandidate ? (record.candidate?.build ?? next.stable) : null)
  const moved = next.stable !== record.stable && next.stable !== build ? `→ ${next.stable}` : null
  return { what: change.action, build, detail: detailOf(change, next) ?? moved }
}

function detailOf(change: Change, { candidate, rollout }: StoredRecord): string | null {
  switch (change.action) {
    case 'rollout': {
      const steps = change.steps.map(({ bp }) => percent(bp)).join(' → ')
      return [
        steps,
        ...change.include.map((group) => `+ ${groupNameOf(group)}`),
        ...change.exclude.map((group) => `− ${groupNameOf(group)}`),
      ].join(', ')
    }
    case 'step':
      return candidate && rollout && `${percent(candidate.percentBp)} (${rollout.step + 1}/${rollout.steps.length})`
    case 'pin':
    case 'unpin':
      return groupNameOf(change.group)
    case 'kill':
      return change.messageKey
    case 'health': {
      const { minSamples, windowMinutes, maxErrorRate, relativeToStable } = change.policy
      return `≥ ${minSamples}, ${windowMinutes} min, > ${maxErrorRate * 100} %, > ×${relativeToStable}`
    }
    default:
      return null
  }
}

const percent = (bp: number) => `${bp / 100} %`
/** The history is permanent: it identifies no member, not even by a hash. */
const groupNameOf = ({ by, value }: Group) => (by === 'member' ? by : `${by} ${value}`)
