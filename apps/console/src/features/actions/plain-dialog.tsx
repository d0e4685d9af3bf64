import type { RemoteStatus } from '@worrystone/contracts'
import { type T, useT } from '@worrystone/i18n'
import { isolatedId } from '../../shared/build-tag.tsx'
import type { PlainRequest } from '../../shared/dialog-request.ts'
import { type Figures, useFigures } from '../../shared/figures.ts'
import { useGroupName } from '../../shared/groups.ts'
import { ActionDialog } from './action-dialog.tsx'
import { type ActionProps, useActionForm } from './use-action-form.ts'

const NO_FIELDS = {}

/** A change without fields besides the reason. */
export function PlainDialog({ request, ...props }: ActionProps & { request: PlainRequest }) {
  const t = useT()
  const figures = useFigures()
  const groupName = useGroupName()
  const texts = describeRequest(request, { status: props.status, t, figures, groupName })
  const form = useActionForm(props, { initial: NO_FIELDS, change: () => request })
  return <ActionDialog form={form} {...texts} />
}

type Context = { status: RemoteStatus; t: T; figures: Figures; groupName: ReturnType<typeof useGroupName> }
type Description = { title: string; consequence: string; verb: string; isDangerous?: boolean }

function describeRequest(request: PlainRequest, { status, t, figures, groupName }: Context): Description {
  const { candidate, remote } = status
  const stable = isolatedId(status.stable)
  const build = isolatedId('build' in request && request.build ? request.build : (candidate?.build ?? status.stable))
  switch (request.action) {
    case 'promote':
      return {
        title: t('Give {{build}} to everybody?', { build }),
        consequence: t('Everybody gets {{build}} from now on; {{stable}} stays ready to go back to.', { build, stable }),
        verb: t('Promote'),
      }
    case 'pause':
      return {
        title: t('Pause the rollout of {{build}}?', { build }),
        consequence: t('The {{share}} who have {{build}} keep it; it reaches nobody else by itself.', {
          build,
          share: figures.share(candidate?.percentBp ?? 0),
        }),
        verb: t('Pause'),
      }
    case 'resume':
      return {
        title: t('Go on with {{build}}?', { build }),
        consequence: t('{{share}} get {{build}} again, and more with each step while it stays healthy.', {
          build,
          share: figures.share(candidate?.percentBp ?? 0),
        }),
        verb: t('Resume'),
      }
    case 'rollback':
      return describeRollback(request, { status, t })
    case 'block':
      return {
        title: t('Block {{build}}?', { build }),
        consequence: t('Nobody gets {{build}} any more; whoever has it gets another build at the next page they open.', {
          build,
        }),
        verb: t('Block'),
        isDangerous: true,
      }
    case 'unblock':
      return {
        title: t('Unblock {{build}}?', { build }),
        consequence: t('{{build}} may be used again; by this alone nobody gets it.', { build }),
        verb: t('Unblock'),
      }
    case 'unpin':
      return {
        title: t('Take the pin away?'),
        consequence: t('{{group}}: they get what everybody else gets, at the next page they open.', {
          group: groupName(request.group),
        }),
        verb: t('Unpin'),
      }
    case 'revive':
      return {
        title: t('Switch {{remote}} on again?', { remote }),
        consequence: t('Visitors find {{remote}} again at the next page they open.', { remote }),
        verb: t('Switch on'),
      }
  }
}

/** Withdraws the candidate; without one, rolls everyone back to an earlier build. */
function describeRollback({ build }: { build?: string | undefined }, { status, t }: Pick<Context, 'status' | 't'>): Description {
  const stable = isolatedId(status.stable)
  if (status.candidate && !build) {
    const candidate = isolatedId(status.candidate.build)
    return {
      title: t('Take {{build}} back?', { build: candidate }),
      consequence: t('Whoever has {{build}} gets {{stable}} at the next page they open.', { build: candidate, stable }),
      verb: t('Roll back'),
      isDangerous: true,
    }
  }
  const target = isolatedId(build ?? '')
  return {
    title: t('Go back to {{build}}?', { build: target }),
    consequence: t('Everybody gets {{build}} instead of {{stable}} at the next page they open.', { build: target, stable }),
    verb: t('Roll back'),
    isDangerous: true,
  }
}
