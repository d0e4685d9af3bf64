/** A duration in words, in the largest unit that says enough: `90 minutes`, `5 hours`. */
export function durationOf(locale: string, minutes: number): string {
  const [value, unit] = minutes < 90 ? [minutes, 'minute'] : minutes < 48 * 60 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(value)
}
