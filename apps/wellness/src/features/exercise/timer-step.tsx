import type { ExerciseStep } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Stack, Text, VisuallyHidden } from '@worrystone/ui'
import { StopwatchButtons } from './stopwatch-buttons.tsx'
import { useStopwatch } from './use-stopwatch.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** A timer that runs by itself. Next works before its end. */
export function TimerStep({ step }: { step: Extract<ExerciseStep, { kind: 'timer' }> }) {
  const t = useT()
  const clock = useStopwatch()
  const secondsLeft = Math.max(0, Math.ceil(step.seconds - clock.elapsedMs / 1_000))
  const isOver = secondsLeft === 0
  useWakeLock(clock.isRunning && !isOver)
  return (
    <Stack gap={4} align="center">
      <TimeLeft seconds={secondsLeft} />
      <VisuallyHidden role="status">{isOver ? t('The time is over. Go on when you like.') : ''}</VisuallyHidden>
      <StopwatchButtons stopwatch={clock} isOver={isOver} start={t('Start the timer')} />
    </Stack>
  )
}

/** Minutes and seconds, in the digits of the language. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const t = useT()
  const { number } = useFormat()
  const secondsPart = seconds % 60
  const digits = `${number(Math.floor(seconds / 60))}:${number(Math.floor(secondsPart / 10))}${number(secondsPart % 10)}`
  return (
    <Text
      size="hero"
      tone="primaryInk"
      numeric
      lineHeight={1.2}
      dir="ltr"
      role="timer"
      aria-label={t('{{count}} seconds left', { count: seconds })}
    >
      {digits}
    </Text>
  )
}
