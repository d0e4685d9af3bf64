import type { Step } from '@worrystone/contracts'
import { decimal } from '../../shared/decimal.ts'

/** A step as typed. `id`: keeps the fields of a row when an earlier one is removed. */
export type TypedStep = { id: number; percent: string; minutes: string }

/** The longest hold of a step, in minutes. */
export const MAX_HOLD_MINUTES = 10_080

/** Proven presets: percent of the audience and minutes to hold. */
export const PRESETS = {
  careful: [
    [1, 30],
    [10, 30],
    [50, 60],
    [100, 60],
  ],
  quick: [
    [10, 10],
    [50, 10],
    [100, 30],
  ],
  atOnce: [[100, 30]],
} as const
export type Preset = keyof typeof PRESETS

let count = 0
export const typedStep = (percent: number | string, minutes: number | string): TypedStep => ({
  id: ++count,
  percent: String(percent),
  minutes: String(minutes),
})

export const presetSteps = (preset: Preset) => PRESETS[preset].map(([percent, minutes]) => typedStep(percent, minutes))

export const typedSteps = (steps: readonly Step[]) => steps.map(({ bp, holdMinutes }) => typedStep(bp / 100, holdMinutes))

/** The steps in the registry's form, or the invalid row and its problem. */
export function parseSteps(inputs: readonly TypedStep[]): { steps: Step[] } | { id: number; invalidField: 'share' | 'hold' } {
  const steps: Step[] = []
  for (const { id, percent, minutes } of inputs) {
    const bp = Math.round(decimal(percent) * 100)
    const holdMinutes = decimal(minutes)
    if (!(bp > (steps.at(-1)?.bp ?? 0) && bp <= 10_000)) return { id, invalidField: 'share' }
    if (!(holdMinutes >= 0 && holdMinutes <= MAX_HOLD_MINUTES)) return { id, invalidField: 'hold' }
    steps.push({ bp, holdMinutes })
  }
  return { steps }
}
