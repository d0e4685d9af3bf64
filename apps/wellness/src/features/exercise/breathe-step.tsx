import { BreathDisc } from '@worrystone/community-ui'
import type { BreathPhase, ExerciseStep } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { color, font, Stack, Switch, space, Text, VisuallyHidden } from '@worrystone/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { convertElapsed, getBreathMoment, type Pace, pacedPhases } from './breath-moment.ts'
import { canSound, canVibrate, createTones, vibrate } from './breath-signals.ts'
import { PaceField } from './pace-field.tsx'
import { StopwatchButtons } from './stopwatch-buttons.tsx'
import { useStopwatch } from './use-stopwatch.ts'
import { useWakeLock } from './use-wake-lock.ts'

const SCALES: Record<BreathPhase['phase'], number> = { in: 1, hold: 1, out: 0.6, rest: 0.6 }
const IDLE_SCALE = 0.75

type Props = { step: Extract<ExerciseStep, { kind: 'breathe' }>; text: ReactNode; autostarts: boolean }

/** Breathing by phases: an animated disc, texts and counts, and optionally a tone and a vibration for each. */
export function BreatheStep({ step, text, autostarts }: Props) {
  const t = useT()
  const { number } = useFormat()
  const [pace, setPace] = useState<Pace>('normal')
  const [isShortened, setShortened] = useState(false)
  const [hasTone, setTone] = useState(false)
  const [hasVibration, setVibration] = useState(false)
  const counts = isShortened && step.shorterPhases ? step.shorterPhases : step.phases
  const phases = pacedPhases(counts, pace)
  const clock = useStopwatch(autostarts)
  const moment = getBreathMoment(clock.elapsedMs, phases, step.rounds)
  const isRunning = clock.isRunning && !moment.isOver
  useWakeLock(isRunning)
  useSignals(isRunning ? moment : null, { hasTone, hasVibration })

  const phaseTexts: Record<BreathPhase['phase'], string> = {
    in: t('Breathe in'),
    hold: t('Hold gently'),
    out: t('Breathe out'),
    rest: t('Rest'),
  }
  const isStarted = clock.elapsedMs > 0
  const phaseText = moment.isOver ? t('Well done') : isRunning ? phaseTexts[moment.phase] : isStarted ? t('Paused') : ''

  function changePace(next: Pace) {
    clock.convert((elapsedMs) => convertElapsed(elapsedMs, phases, pacedPhases(counts, next)))
    setPace(next)
  }
  return (
    <Stack gap={5} align="center">
      <BreathDisc
        scale={isRunning ? SCALES[moment.phase] : IDLE_SCALE}
        seconds={isRunning ? moment.msLeft / 1_000 : 0.3}
        word={phaseText}
        count={isRunning ? number(moment.secondsLeft) : null}
      />
      <PhaseBar aria-hidden="true" max={1} value={isRunning ? 1 - moment.msLeft / (phases[moment.index]?.ms ?? 1) : 0} />
      {/* The live region is always rendered, and contains only the phase, without counts. */}
      <VisuallyHidden role="status">{phaseText}</VisuallyHidden>
      <Text tone="inkSoft" numeric>
        {moment.isOver
          ? t('All rounds are done. Stay a moment, or go on.')
          : t('Round {{round}} of {{rounds}}', { round: number(moment.round + 1), rounds: number(step.rounds) })}
      </Text>
      <StopwatchButtons stopwatch={clock} isOver={moment.isOver} start={t('Start breathing')} />
      {text}
      {/* In view: beginners need it before the first breath. */}
      {step.shorterPhases && (
        <PaceHint>
          <Switch
            label={t('An easier count')}
            hint={t('Shorter breaths, to get used to it. Starts anew.')}
            checked={isShortened}
            onChange={({ target }) => {
              setShortened(target.checked)
              clock.reset()
            }}
          />
        </PaceHint>
      )}
      <Settings>
        <summary>{t('Pace, tone and vibration')}</summary>
        <Stack gap={3}>
          <PaceField value={pace} onChange={changePace} />
          {canSound() && <Switch label={t('A soft tone')} checked={hasTone} onChange={({ target }) => setTone(target.checked)} />}
          {canVibrate() && (
            <Switch label={t('Vibration')} checked={hasVibration} onChange={({ target }) => setVibration(target.checked)} />
          )}
        </Stack>
      </Settings>
    </Stack>
  )
}

type PhaseMoment = { round: number; index: number; phase: BreathPhase['phase'] }
type SignalSettings = { hasTone: boolean; hasVibration: boolean }

/** Signals each new phase by tone and vibration, where they are on. */
function useSignals(moment: PhaseMoment | null, { hasTone, hasVibration }: SignalSettings): void {
  const tones = useRef<ReturnType<typeof createTones>>(undefined)
  useEffect(() => {
    if (!hasTone) return
    const created = createTones()
    tones.current = created
    return () => {
      created.close()
      tones.current = undefined
    }
  }, [hasTone])

  const phase = moment?.phase
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per phase, not per switch
  useEffect(() => {
    if (!phase) return
    if (hasTone) tones.current?.play(phase)
    if (hasVibration) vibrate(phase)
  }, [phase, moment?.round, moment?.index])
}

/** Replaces the motion of the disc. */
const PhaseBar = styled.progress`
  display: none;
  inline-size: min(16rem, 100%);
  accent-color: ${color.primary};
  @media (prefers-reduced-motion: reduce) { display: block; }
`

const PaceHint = styled.div`
  inline-size: min(24rem, 100%);
`

const Settings = styled.details`
  inline-size: min(24rem, 100%);
  > summary { justify-content: center; font-size: ${font.size.s}; }
  > div { padding-block: ${space[2]}; }
`
