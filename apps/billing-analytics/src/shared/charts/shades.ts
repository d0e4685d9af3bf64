import { color } from '@worrystone/ui'

const tint = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, ${color.surface})`

/** Four steps of one hue, with readable text on each, in light and in dark. */
export const SHADES = [
  { fill: tint(9), ink: color.ink },
  { fill: tint(24), ink: color.ink },
  { fill: tint(43), ink: color.ink },
  { fill: color.primary, ink: color.onPrimary },
] as const

/** Bounds of the four steps: quarters of the maximum. Bounds of counts are multiples of `multipleOf`. */
export const boundsOf = (values: (number | null)[], multipleOf?: number): number[] => {
  const quarter = Math.max(0, ...values.flatMap((value) => value ?? [])) / SHADES.length
  const step = multipleOf ? Math.ceil(quarter / multipleOf) * multipleOf : quarter
  return SHADES.map((_, index) => step * (index + 1))
}

export function shadeOf(value: number, bounds: number[]): (typeof SHADES)[number] {
  const index = bounds.findIndex((bound) => value <= bound)
  return SHADES[index === -1 ? SHADES.length - 1 : index] ?? SHADES[0]
}
