import type { SerializedReason } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { isolatedId } from '../../shared/build-tag.tsx'
import { useFigures } from '../../shared/figures.ts'
import { useGroupName } from '../../shared/groups.ts'

/** A reason for a build in the reader's language; null: unknown to this page, or impossible for this visitor. */
export function useReasonText(): (reason: SerializedReason) => string | null {
  const t = useT()
  const figures = useFigures()
  const groupName = useGroupName()
  const roles: Record<string, string> = {
    pin: t('Pinned'),
    stable: t('Stable'),
    candidate: t('Candidate'),
    previous: t('Earlier'),
  }

  const evaluatedText = (problem: string | null, values: { role: string; build: string }) => {
    switch (problem) {
      case null:
        return t('{{role}} {{build}}: it can be used.', values)
      case 'blocked':
        return t('{{role}} {{build}}: it is blocked.', values)
      case 'halted':
        return t('{{role}} {{build}}: it is halted.', values)
      case 'unknown':
        return t('{{role}} {{build}}: it is not on offer.', values)
      case 'shell':
        return t('{{role}} {{build}}: it needs another version of the site.', values)
      default:
        return null
    }
  }

  return ({ code, build: id = '', by = '', group, groups = [], percentBp = 0, bucket = 0, problem = null }) => {
    const build = isolatedId(id)
    const role = roles[by] ?? by
    const groupValues = { build, groups: (group ? [group] : groups).map(groupName).join(', ') }
    const shareValues = { build, share: figures.share(percentBp), place: figures.share(bucket) }
    switch (code) {
      case 'killed':
        return t('The remote is switched off.')
      case 'pinned':
        return t('{{build}} is pinned for: {{groups}}', groupValues)
      case 'candidate-halted':
        return t('The candidate {{build}} is halted.', { build })
      case 'left-out':
        return t('The candidate {{build}} is not for: {{groups}}', groupValues)
      case 'not-meant':
        return t('The candidate {{build}} is only for: {{groups}}', groupValues)
      case 'no-bucket':
        return t('Who gets the candidate {{build}} depends on the person, and nobody is named here.', { build })
      case 'share':
        return bucket < percentBp
          ? t('The candidate {{build}} reaches {{share}}; this visitor stands at {{place}} and gets it.', shareValues)
          : t('The candidate {{build}} reaches {{share}}; this visitor stands at {{place}} and does not get it yet.', shareValues)
      case 'weighed':
        return evaluatedText(problem, { role, build })
      case 'chosen':
        return t('Chosen: {{role}} {{build}}', { role, build })
      case 'none':
        return t('No build is left.')
      case 'not-yet':
        return t('It is not in the snapshot yet. Ask again in a few seconds.')
      default:
        return null
    }
  }
}
