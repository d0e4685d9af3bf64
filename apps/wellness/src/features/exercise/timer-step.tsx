import type { ExerciseStep } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Button, color, font, icons, Row, Stack, VisuallyHidden } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useClock } from './use-clock.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** A while that passes by itself. Nobody has to wait for its end: Next works at any time. */
export function TimerStep({ step }: { step: Extract<ExerciseStep, { kind: 'timer' }> }) {
  const t = useT()
  const clock = useClock()
  const left = Math.max(0, Math.ceil(step.seconds - clock.elapsedMs / 1_000))
  const isOver = left === 0
  useWakeLock(clock.isRunning && !isOver)
  return (
    <Stack gap={4} align="center">
      <TimeLeft seconds={left} />
      <VisuallyHidden role="status">{isOver ? t('The time is over. Go on when you like.') : ''}</VisuallyHidden>
      <Row justify="center">
        {isOver ? (
          <Button kind="quiet" onClick={clock.reset}>
            <icons.RefreshCw size={18} />
            {t('Once more')}
          </Button>
        ) : clock.isRunning ? (
          <Button kind="quiet" onClick={clock.pause}>
            <icons.Pause size={18} />
            {t('Pause')}
          </Button>
        ) : (
          <Button onClick={clock.start}>
            <icons.Play size={18} />
            {clock.elapsedMs > 0 ? t('Go on') : t('Start the timer')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

/** Minutes and seconds, in the digits of the language. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const t = useT()
  const { number } = useFormat()
  const rest = seconds % 60
  const digits = `${number(Math.floor(seconds / 60))}:${number(Math.floor(rest / 10))}${number(rest % 10)}`
  return (
    <Time dir="ltr" role="timer" aria-label={t('{{count}} seconds left', { count: seconds })}>
      {digits}
    </Time>
  )
}

const Time = styled.p`
  margin: 0;
  font-size: ${font.size.hero};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  color: ${color.primaryInk};
`
