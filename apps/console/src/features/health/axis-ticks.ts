const MINUTE = 60_000
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1_440].map((minutes) => minutes * MINUTE)

/** Round times of the reader's time zone, at most `maxTicks`. */
export function timeTicks(from: number, to: number, maxTicks: number): number[] {
  const step = STEPS.find((candidate) => (to - from) / candidate <= maxTicks) ?? 1_440 * MINUTE
  const offset = new Date(to).getTimezoneOffset() * MINUTE
  const first = Math.ceil((from - offset) / step) * step + offset
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step)
}

/** Round numbers from zero to at least the maximum. */
export function valueTicks(highest: number, fallback: number): number[] {
  const max = highest > 0 ? highest : fallback
  const minStep = max / 4
  const power = 10 ** Math.floor(Math.log10(minStep))
  const step = [1, 2, 2.5, 5, 10].map((candidate) => candidate * power).find((candidate) => candidate >= minStep) ?? 10 * power
  return Array.from({ length: Math.ceil(max / step - 1e-9) + 1 }, (_, index) => index * step)
}
