import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AVATAR_COLORS, color } from './tokens.ts'

const css = readFileSync(resolve(import.meta.dirname, '../../../apps/shell/src/styles/global.css'), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Running text, other text, and visible parts that are not text. */
const AAA = 7
const AA = 4.5
const SEEN = 3

/** Every foreground, the least ratio, and its backgrounds. */
const PAIRS: [foreground: string, least: number, backgrounds: string[]][] = [
  ['ink', AAA, ['ground', 'surface', 'wash', 'primary-soft', 'accent-soft', 'support-soft', 'danger-soft', 'selection']],
  ['ink-soft', AAA, ['ground', 'surface']],
  ['ink-soft', AA, ['wash', 'accent-soft', 'primary-soft']],
  ['ink-faint', AA, ['ground', 'surface']],
  ['primary-ink', AA, ['ground', 'surface', 'wash', 'primary-soft']],
  ['accent-ink', AA, ['ground', 'surface', 'accent-soft']],
  ['support-ink', AA, ['ground', 'surface', 'support-soft']],
  ['danger-ink', AA, ['ground', 'surface', 'danger-soft']],
  ['on-primary', AA, ['primary', 'primary-strong']],
  ['on-danger', AA, ['danger', 'danger-strong']],
  ['on-avatar', AA, Array.from({ length: AVATAR_COLORS }, (_, at) => `avatar-${at + 1}`)],
  // Mixed into the colour above; between two colours on the same side of the letters every mixture passes.
  ['on-avatar', AA, ['avatar-shade']],
  ['line-strong', SEEN, ['ground', 'surface']],
  ['primary', SEEN, ['ground', 'surface', 'wash']],
  ['support', SEEN, ['ground', 'surface']],
  ['focus', SEEN, ['ground', 'surface', 'wash', 'primary-soft', 'accent-soft', 'support-soft', 'danger-soft']],
]

/** Decorative colours, and the parts of a shadow. */
const NO_TEXT = new Set(['line', 'accent', 'backdrop'])

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const rows = PAIRS.flatMap(([foreground, minimum, backgrounds]) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  )
  it.each(rows)('$foreground on $background has at least $minimum:1', ({ foreground, background, minimum }) => {
    const [front, back] = [tokens.get(foreground), tokens.get(background)]
    if (!front || !back) throw new Error(`global.css does not define --${front ? background : foreground}`)
    expect(contrast(front[theme], back[theme])).toBeGreaterThanOrEqual(minimum)
  })
})

it('covers every colour that components may use', () => {
  const covered = new Set(PAIRS.flatMap(([foreground, , backgrounds]) => [foreground, ...backgrounds]))
  const names = Object.values(color).map((value) => value.slice('var(--'.length, -1))
  expect(names.filter((name) => !covered.has(name) && !NO_TEXT.has(name))).toEqual([])
})

it('finds every token of tokens.ts in the style sheet', () => {
  for (const value of Object.values(color)) expect(css).toContain(`  ${value.slice('var('.length, -1)}: `)
})
