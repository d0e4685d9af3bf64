import type { RemoteStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Field, Select } from '@worrystone/ui'
import { useState } from 'react'
import { isolatedId, shortId } from '../../shared/build-tag.tsx'
import { useFigures } from '../../shared/figures.ts'
import { ActionDialog } from './action-dialog.tsx'
import { type Audience, AudienceEditor } from './audience-editor.tsx'
import { presetSteps, readSteps, typedSteps } from './steps.ts'
import { StepsEditor } from './steps-editor.tsx'

type Props = { build?: string | undefined; seen: RemoteStatus; onSeen: (status: RemoteStatus) => void; onClose: () => void }

/** Rolls a build out in steps. For the current candidate: changes its steps or audience. */
export function RolloutDialog({ build: initialBuild, ...rest }: Props) {
  const t = useT()
  const figures = useFigures()
  const { remote, stable, candidate, rollout, builds, blocked } = rest.seen
  const offered = builds.filter(({ build }) => build !== stable && !blocked.includes(build))
  const [build, setBuild] = useState(initialBuild ?? candidate?.build ?? offered[0]?.build ?? '')
  const [steps, setSteps] = useState(() =>
    rollout && rollout.build === build ? typedSteps(rollout.steps) : presetSteps('careful'),
  )
  const [audience, setAudience] = useState<Audience>(
    candidate?.build === build ? candidate.audience : { include: [], exclude: [] },
  )
  const [isSubmitted, setSubmitted] = useState(false)
  const read = readSteps(steps)

  const share = 'steps' in read ? figures.share(read.steps[0]?.bp ?? 0) : '…'
  const end = 'steps' in read ? figures.share(read.steps.at(-1)?.bp ?? 0) : '…'
  const isForSome = audience.include.length + audience.exclude.length > 0
  const values = { share, end, build: isolatedId(build) }
  const change = () => {
    setSubmitted(true)
    if (!('steps' in read) || !build) return null
    return { action: 'rollout' as const, build, steps: read.steps, ...audience }
  }

  return (
    <ActionDialog
      {...rest}
      size="l"
      title={t('Roll out a build of {{remote}}', { remote })}
      consequence={
        isForSome
          ? t(
              'At first {{share}} of the chosen visitors get {{build}}, at the end {{end}}; it goes on by itself only while it is healthy.',
              values,
            )
          : t(
              'At first {{share}} of all visitors get {{build}}, at the end {{end}}; it goes on by itself only while it is healthy.',
              values,
            )
      }
      verb={t('Roll out')}
      change={change}
    >
      <Field label={t('Build')} error={isSubmitted && !build ? t('Choose a build') : null}>
        <Select value={build} onChange={(event) => setBuild(event.target.value)}>
          {!offered.some((each) => each.build === build) && <option value={build}>{build ? shortId(build) : '–'}</option>}
          {offered.map((each) => (
            <option key={each.build} value={each.build}>
              {t('{{build}}, version {{version}}, published {{when}}', {
                build: isolatedId(each.build),
                version: each.version,
                when: figures.exact(Date.parse(each.publishedAt)),
              })}
            </option>
          ))}
        </Select>
      </Field>
      <StepsEditor steps={steps} onChange={setSteps} problem={isSubmitted && !('steps' in read) ? read : null} />
      <AudienceEditor audience={audience} onChange={setAudience} />
    </ActionDialog>
  )
}
