import type { ExerciseStep } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, List, Row, radius, Stack, space, VisuallyHidden } from '@worrystone/ui'
import { styled } from 'styled-components'
import { StopwatchButtons } from './stopwatch-buttons.tsx'
import { TimeLeft } from './timer-step.tsx'
import { useStopwatch } from './use-stopwatch.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Parts of the body in turn, for the same time each. */
export function BodyStep({ step: { parts, secondsEach } }: { step: Extract<ExerciseStep, { kind: 'body' }> }) {
  const t = useT()
  const clock = useStopwatch()
  const seconds = clock.elapsedMs / 1_000
  const partIndex = Math.min(parts.length, Math.floor(seconds / secondsEach))
  const part = parts[partIndex]
  useWakeLock(clock.isRunning && part !== undefined)
  const announcement = part === undefined ? t('You have been through your whole body.') : clock.isRunning ? part.text : ''
  return (
    <Stack gap={4}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Parts as="ol" gap={1}>
        {parts.map(({ id, text }, index) => (
          <li key={id} data-state={index < partIndex ? 'done' : index === partIndex && clock.elapsedMs > 0 ? 'now' : undefined}>
            {text}
          </li>
        ))}
      </Parts>
      <Row justify="center">
        {part !== undefined && <TimeLeft seconds={Math.max(0, Math.ceil((partIndex + 1) * secondsEach - seconds))} />}
      </Row>
      <StopwatchButtons stopwatch={clock} isOver={part === undefined} start={t('Start')} />
    </Stack>
  )
}

const Parts = styled(List)`
  > li { padding: ${space[2]} ${space[4]}; border-radius: ${radius.m}; color: ${color.inkSoft}; }
  > li[data-state='now'] { background: ${color.primarySoft}; color: ${color.primaryInk}; font-weight: 650; }
  > li[data-state='done'] { color: ${color.inkFaint}; }
`
