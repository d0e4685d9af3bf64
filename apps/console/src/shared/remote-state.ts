import type { RemoteStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { isolatedId } from './build-tag.tsx'
import { useFigures } from './figures.ts'

export type StateKind = 'off' | 'halted' | 'paused' | 'rolling' | 'steady'

function stateOf({ kill, candidate }: RemoteStatus): StateKind {
  if (kill.on) return 'off'
  if (!candidate) return 'steady'
  return candidate.state === 'running' ? 'rolling' : candidate.state
}

const isForSome = ({ candidate }: RemoteStatus) =>
  candidate !== null && candidate.audience.include.length + candidate.audience.exclude.length > 0

/** The state of a remote, as a word and as a sentence about its visitors. */
export function useStateText(): (status: RemoteStatus) => { kind: StateKind; word: string; sentence: string } {
  const t = useT()
  const figures = useFigures()
  return (status) => {
    const kind = stateOf(status)
    const { candidate } = status
    const values = {
      share: figures.share(candidate?.percentBp ?? 0),
      candidate: isolatedId(candidate?.build ?? ''),
      stable: isolatedId(status.stable),
    }
    const shared = isForSome(status)
      ? t('{{share}} of the chosen visitors get {{candidate}}, all others {{stable}}.', values)
      : t('{{share}} of the visitors get {{candidate}}, all others {{stable}}.', values)
    switch (kind) {
      case 'off':
        return { kind, word: t('Switched off'), sentence: t('Nobody can use it at the moment.') }
      case 'halted':
        return {
          kind,
          word: t('Halted'),
          sentence: t('{{candidate}} was stopped. Everybody gets {{stable}}.', values),
        }
      case 'paused':
        return { kind, word: t('Paused at {{share}}', values), sentence: shared }
      case 'rolling':
        return { kind, word: t('Rolling out, {{share}}', values), sentence: shared }
      case 'steady':
        return { kind, word: t('Steady'), sentence: t('Everybody gets {{stable}}.', values) }
    }
  }
}
