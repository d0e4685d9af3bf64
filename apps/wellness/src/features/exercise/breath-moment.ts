import type { BreathPhase } from '@worrystone/contracts'

export type BreathMoment = {
  /** From 0. */
  round: number
  /** Index in the phases of a round. */
  index: number
  phase: BreathPhase['phase']
  /** The countdown: counts left of the phase, rounded up. A count is a second at the normal pace. */
  secondsLeft: number
  /** Milliseconds left of the phase. */
  msLeft: number
  isOver: boolean
}

/** A phase and how long it lasts at a pace. */
export type PacedPhase = BreathPhase & { ms: number }

/** 20 % slower or faster. */
export const PACES = { slower: 0.8, normal: 1, quicker: 1.2 } as const
export type Pace = keyof typeof PACES

/**
 * The phases at a pace. A slower pace extends the breaths, never the time in which the breath is held: seven seconds of
 * 4-7-8 are the longest safe hold.
 */
export const pacedPhases = (phases: BreathPhase[], pace: Pace): PacedPhase[] =>
  phases.map(({ phase, seconds }) => {
    const isHeld = phase === 'hold' || phase === 'rest'
    return { phase, seconds, ms: (seconds * 1_000) / (isHeld ? Math.max(1, PACES[pace]) : PACES[pace]) }
  })

/**
 * The state of a breathing exercise after the given milliseconds. Computed from the elapsed time, never from ticks, so that late timers
 * and hidden tabs cause no drift.
 */
export function getBreathMoment(elapsedMs: number, phases: PacedPhase[], rounds: number): BreathMoment {
  const roundMs = roundLength(phases)
  const round = Math.floor(elapsedMs / roundMs)
  const last = phases.length - 1
  if (round >= rounds) {
    return { round: rounds, index: last, phase: phases[last]?.phase ?? 'out', secondsLeft: 0, msLeft: 0, isOver: true }
  }
  let remainingMs = elapsedMs - round * roundMs
  for (const [index, { phase, seconds, ms }] of phases.entries()) {
    const msLeft = ms - remainingMs
    if (msLeft > 0) return { round, index, phase, secondsLeft: Math.ceil((msLeft / ms) * seconds), msLeft, isOver: false }
    remainingMs -= ms
  }
  return { round, index: last, phase: phases[last]?.phase ?? 'out', secondsLeft: 0, msLeft: 0, isOver: false }
}

/** The time of the same moment at another pace: the same part of the same phase. */
export function convertElapsed(elapsedMs: number, from: PacedPhase[], to: PacedPhase[]): number {
  const round = Math.floor(elapsedMs / roundLength(from))
  let remainingMs = elapsedMs - round * roundLength(from)
  let converted = round * roundLength(to)
  for (const [index, { ms }] of from.entries()) {
    const other = to[index]?.ms ?? ms
    if (remainingMs < ms) return converted + (remainingMs / ms) * other
    remainingMs -= ms
    converted += other
  }
  return converted
}

const roundLength = (phases: PacedPhase[]) => phases.reduce((sum, { ms }) => sum + ms, 0)
