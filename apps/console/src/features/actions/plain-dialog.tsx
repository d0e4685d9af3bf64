import type { Action, RemoteStatus } from '@worrystone/contracts'
import { type T, useT } from '@worrystone/i18n'
import { isolatedId } from '../../shared/build-tag.tsx'
import type { PlainRequest } from '../../shared/dialog-request.ts'
import { type Figures, useFigures } from '../../shared/figures.ts'
import { useGroupName } from '../../shared/groups.ts'
import { ActionDialog } from './action-dialog.tsx'

type Props = { request: PlainRequest; seen: RemoteStatus; onSeen: (status: RemoteStatus) => void; onClose: () => void }

/** A change without fields besides the reason. */
export function PlainDialog({ request, ...rest }: Props) {
  const t = useT()
  const figures = useFigures()
  const nameOf = useGroupName()
  const words = dialogTexts(request, { seen: rest.seen, t, figures, nameOf })
  return <ActionDialog {...rest} {...words} change={() => words.sends} />
}

type Facts = { seen: RemoteStatus; t: T; figures: Figures; nameOf: ReturnType<typeof useGroupName> }
type Words = { title: string; consequence: string; verb: string; isDangerous?: boolean; sends: Action }

function dialogTexts(request: PlainRequest, { seen, t, figures, nameOf }: Facts): Words {
  const { candidate, remote } = seen
  const stable = isolatedId(seen.stable)
  const build = isolatedId('build' in request && request.build ? request.build : (candidate?.build ?? seen.stable))
  switch (request.action) {
    case 'promote':
      return {
        title: t('Give {{build}} to everybody?', { build }),
        consequence: t('Everybody gets {{build}} from now on; {{stable}} stays ready to go back to.', { build, stable }),
        verb: t('Promote'),
        sends: { action: 'promote' },
      }
    case 'pause':
      return {
        title: t('Pause the rollout of {{build}}?', { build }),
        consequence: t('The {{share}} who have {{build}} keep it; it reaches nobody else by itself.', {
          build,
          share: figures.share(candidate?.percentBp ?? 0),
        }),
        verb: t('Pause'),
        sends: { action: 'pause' },
      }
    case 'resume':
      return {
        title: t('Go on with {{build}}?', { build }),
        consequence: t('{{share}} get {{build}} again, and more with each step while it stays healthy.', {
          build,
          share: figures.share(candidate?.percentBp ?? 0),
        }),
        verb: t('Resume'),
        sends: { action: 'resume' },
      }
    case 'rollback':
      return rollbackTexts(request, { seen, t })
    case 'block':
      return {
        title: t('Block {{build}}?', { build }),
        consequence: t('Nobody gets {{build}} any more; whoever has it gets another build at the next page they open.', {
          build,
        }),
        verb: t('Block'),
        isDangerous: true,
        sends: { action: 'block', build: request.build },
      }
    case 'unblock':
      return {
        title: t('Unblock {{build}}?', { build }),
        consequence: t('{{build}} may be used again; by this alone nobody gets it.', { build }),
        verb: t('Unblock'),
        sends: { action: 'unblock', build: request.build },
      }
    case 'unpin':
      return {
        title: t('Take the pin away?'),
        consequence: t('{{group}}: they get what everybody else gets, at the next page they open.', {
          group: nameOf(request.group),
        }),
        verb: t('Unpin'),
        sends: { action: 'unpin', group: request.group },
      }
    case 'revive':
      return {
        title: t('Switch {{remote}} on again?', { remote }),
        consequence: t('Visitors find {{remote}} again at the next page they open.', { remote }),
        verb: t('Switch on'),
        sends: { action: 'revive' },
      }
  }
}

/** Withdraws the candidate; without one, rolls everyone back to an earlier build. */
function rollbackTexts({ build }: { build?: string | undefined }, { seen, t }: Pick<Facts, 'seen' | 't'>): Words {
  const stable = isolatedId(seen.stable)
  if (seen.candidate && !build) {
    const candidate = isolatedId(seen.candidate.build)
    return {
      title: t('Take {{build}} back?', { build: candidate }),
      consequence: t('Whoever has {{build}} gets {{stable}} at the next page they open.', { build: candidate, stable }),
      verb: t('Roll back'),
      isDangerous: true,
      sends: { action: 'rollback' },
    }
  }
  const target = isolatedId(build ?? '')
  return {
    title: t('Go back to {{build}}?', { build: target }),
    consequence: t('Everybody gets {{build}} instead of {{stable}} at the next page they open.', { build: target, stable }),
    verb: t('Roll back'),
    isDangerous: true,
    sends: { action: 'rollback', build },
  }
}
