import { color } from '@worrystone/ui'

const mixed = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, ${color.surface})`

/** Four steps of one hue, with readable text on each, in light and in dark. */
export const SHADES = [
  { fill: mixed(9), ink: color.ink },
  { fill: mixed(24), ink: color.ink },
  { fill: mixed(43), ink: color.ink },
  { fill: color.primary, ink: color.onPrimary },
] as const

/** Bounds of the four steps: quarters of the maximum. Bounds of counts are multiples of `round`. */
export const boundsOf = (values: (number | null)[], round?: number): number[] => {
  const quarter = Math.max(0, ...values.flatMap((value) => value ?? [])) / SHADES.length
  const step = round ? Math.ceil(quarter / round) * round : quarter
  return SHADES.map((_, at) => step * (at + 1))
}

export function shadeOf(value: number, bounds: number[]): (typeof SHADES)[number] {
  const at = bounds.findIndex((bound) => value <= bound)
  return SHADES[at === -1 ? SHADES.length - 1 : at] ?? SHADES[0]
}
