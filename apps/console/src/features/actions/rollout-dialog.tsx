import type { Step } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Field, Select } from '@worrystone/ui'
import { isolatedId, shortId } from '../../shared/build-tag.tsx'
import { useFigures } from '../../shared/figures.ts'
import { ActionDialog } from './action-dialog.tsx'
import { type Audience, AudienceEditor } from './audience-editor.tsx'
import { parseSteps, presetSteps, typedSteps } from './steps.ts'
import { StepsEditor } from './steps-editor.tsx'
import { type ActionProps, useActionForm } from './use-action-form.ts'

const EVERYBODY: Audience = { include: [], exclude: [] }

/** Rolls a build out in steps. For the current candidate: changes its steps or audience. */
export function RolloutDialog({ build, ...props }: ActionProps & { build?: string | undefined }) {
  const t = useT()
  const figures = useFigures()
  const { remote, stable, candidate, rollout, builds, blocked } = props.status
  const available = builds.filter((info) => info.build !== stable && !blocked.includes(info.build))
  const initialBuild = build ?? candidate?.build ?? available[0]?.build ?? ''
  const form = useActionForm(props, {
    initial: {
      build: initialBuild,
      steps: rollout?.build === initialBuild ? typedSteps(rollout.steps) : presetSteps('careful'),
      audience: candidate?.build === initialBuild ? candidate.audience : EVERYBODY,
    },
    validate: ({ build, steps }) => ({
      build: build ? undefined : t('Choose a build'),
      steps: 'steps' in parseSteps(steps) ? undefined : 'invalid',
    }),
    change({ build, steps, audience }) {
      const parsed = parseSteps(steps)
      return { action: 'rollout', build, steps: 'steps' in parsed ? parsed.steps : [], ...audience }
    },
  })
  const { audience, steps } = form.values
  const parsed = parseSteps(steps)
  const share = (step: Step | undefined) => ('steps' in parsed ? figures.share(step?.bp ?? 0) : '…')
  const values = {
    share: share('steps' in parsed ? parsed.steps[0] : undefined),
    end: share('steps' in parsed ? parsed.steps.at(-1) : undefined),
    build: isolatedId(form.values.build),
  }
  const isForSome = audience.include.length + audience.exclude.length > 0

  return (
    <ActionDialog
      form={form}
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
    >
      <Field label={t('Build')} error={form.errors.build}>
        <Select {...form.field('build')}>
          {!available.some((info) => info.build === initialBuild) && (
            <option value={initialBuild}>{initialBuild ? shortId(initialBuild) : '–'}</option>
          )}
          {available.map((info) => (
            <option key={info.build} value={info.build}>
              {t('{{build}}, version {{version}}, published {{when}}', {
                build: isolatedId(info.build),
                version: info.version,
                when: figures.exact(Date.parse(info.publishedAt)),
              })}
            </option>
          ))}
        </Select>
      </Field>
      <StepsEditor
        steps={steps}
        onChange={(steps) => form.change({ steps })}
        problem={form.errors.steps && !('steps' in parsed) ? parsed : null}
      />
      <AudienceEditor audience={audience} onChange={(audience) => form.change({ audience })} />
    </ActionDialog>
  )
}
