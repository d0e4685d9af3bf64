/** A day as the value of `<input type="date">`, in the device's time zone. */
export function toDateInput(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

/** The last moment of such a day, in UTC; a text that is no day is returned unchanged. */
export function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59:59`)
  return Number.isNaN(end.getTime()) ? day : end.toISOString()
}
