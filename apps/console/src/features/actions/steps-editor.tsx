import { useLanguage, useT } from '@worrystone/i18n'
import { Button, color, Field, font, IconButton, icons, List, Row, Stack, space, Text, TextInput, target } from '@worrystone/ui'
import { useId } from 'react'
import { css, styled } from 'styled-components'
import { useFigures } from '../../shared/figures.ts'
import { MAX_HOLD_MINUTES, PRESETS, type Preset, type parseSteps, presetSteps, type TypedStep, typedStep } from './steps.ts'

const MAX_STEPS = 20

type Props = {
  steps: TypedStep[]
  onChange: (steps: TypedStep[]) => void
  /** The first invalid row, after a submit. */
  problem: Exclude<ReturnType<typeof parseSteps>, { steps: unknown }> | null
}

/** The steps of a rollout: presets, and each step as fields. */
export function StepsEditor({ steps, onChange, problem }: Props) {
  const t = useT()
  const figures = useFigures()
  // An arrow does not mirror by itself.
  const arrow = useLanguage().direction === 'rtl' ? ' ← ' : ' → '
  const id = useId()
  const set = (changed: TypedStep) => onChange(steps.map((step) => (step.id === changed.id ? changed : step)))
  const errorOf = (step: TypedStep, field: 'share' | 'hold') => {
    if (problem?.id !== step.id || problem.invalidField !== field) return null
    return field === 'share'
      ? t('More than the step before, at most 100')
      : t('A number from {{from}} to {{to}}', { from: figures.number(0), to: figures.number(MAX_HOLD_MINUTES) })
  }
  const pathOf = (preset: Preset) => PRESETS[preset].map(([percent]) => figures.rate(percent / 100)).join(arrow)
  const presets: Record<Preset, string> = {
    careful: t('Careful: {{path}}', { path: pathOf('careful') }),
    quick: t('Quick: {{path}}', { path: pathOf('quick') }),
    atOnce: t('All at once: {{path}}', { path: pathOf('atOnce') }),
  }

  return (
    <fieldset aria-labelledby={id}>
      <Stack gap={3}>
        <Text as="span" strong id={id}>
          {t('Steps')}
        </Text>
        <Row gap={2}>
          {(Object.keys(presets) as Preset[]).map((preset) => (
            <Button key={preset} kind="quiet" size="s" onClick={() => onChange(presetSteps(preset))}>
              {presets[preset]}
            </Button>
          ))}
        </Row>
        <ColumnHeadings aria-hidden="true">
          <span>{t('Share in percent')}</span>
          <span>{t('Hold for minutes')}</span>
        </ColumnHeadings>
        <Rows>
          {steps.map((step, index) => (
            <li key={step.id}>
              <Field label={t('Share in percent')} labelHidden error={errorOf(step, 'share')}>
                <TextInput
                  inputMode="decimal"
                  dir="ltr"
                  value={step.percent}
                  onChange={(event) => set({ ...step, percent: event.target.value })}
                />
              </Field>
              <Field label={t('Hold for minutes')} labelHidden error={errorOf(step, 'hold')}>
                <TextInput
                  inputMode="decimal"
                  dir="ltr"
                  value={step.minutes}
                  onChange={(event) => set({ ...step, minutes: event.target.value })}
                />
              </Field>
              <IconButton
                icon={<icons.Trash2 size={18} />}
                label={t('Remove step {{number}}', { number: figures.number(index + 1) })}
                disabled={steps.length === 1}
                onClick={() => onChange(steps.filter(({ id }) => id !== step.id))}
              />
            </li>
          ))}
        </Rows>
        <div>
          <Button
            kind="plain"
            size="s"
            disabled={steps.length >= MAX_STEPS}
            onClick={() => onChange([...steps, typedStep('', steps.at(-1)?.minutes ?? '30')])}
          >
            <icons.Plus size={18} />
            {t('Add a step')}
          </Button>
        </div>
      </Stack>
    </fieldset>
  )
}

const columns = css`
  display: grid;
  grid-template-columns: 1fr 1fr ${target};
  gap: ${space[3]};
`

const ColumnHeadings = styled.div`
  ${columns}
  align-items: end;
  margin-block-end: calc(${space[2]} * -1);
  font-size: ${font.size.s};
  line-height: 1.3;
  color: ${color.inkSoft};
`

const Rows = styled(List).attrs({ as: 'ol', gap: 3 })`
  > li { ${columns} align-items: start; }
`
