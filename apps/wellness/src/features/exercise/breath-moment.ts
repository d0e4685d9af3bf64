import type { BreathPhase } from '@worrystone/contracts'

export type BreathMoment = {
  /** From 0. */
  round: number
  /** Index in the phases of a round. */
  index: number
  phase: BreathPhase['phase']
  /** The countdown: seconds left of the phase at the normal pace, rounded up. */
  secondsLeft: number
  /** Milliseconds left of the phase. */
  msLeft: number
  isOver: boolean
}

/**
 * The state of a breathing exercise after the given milliseconds. Computed from the elapsed time, never from ticks, so that late timers
 * and hidden tabs cause no drift.
 */
export function getBreathMoment(elapsedMs: number, phases: BreathPhase[], rounds: number): BreathMoment {
  const roundMs = phases.reduce((sum, { seconds }) => sum + seconds * 1_000, 0)
  const round = Math.floor(elapsedMs / roundMs)
  const last = phases.length - 1
  if (round >= rounds) {
    return { round: rounds, index: last, phase: phases[last]?.phase ?? 'out', secondsLeft: 0, msLeft: 0, isOver: true }
  }
  let remainingMs = elapsedMs - round * roundMs
  for (const [index, { phase, seconds }] of phases.entries()) {
    const msLeft = seconds * 1_000 - remainingMs
    if (msLeft > 0) return { round, index, phase, secondsLeft: Math.ceil(msLeft / 1_000), msLeft, isOver: false }
    remainingMs -= seconds * 1_000
  }
  return { round, index: last, phase: phases[last]?.phase ?? 'out', secondsLeft: 0, msLeft: 0, isOver: false }
}

/** The pace as a factor of the time: 20 % slower or faster. */
export const PACES = { slower: 0.8, normal: 1, quicker: 1.2 } as const
export type Pace = keyof typeof PACES
