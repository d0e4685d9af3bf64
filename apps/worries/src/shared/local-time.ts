/** A time as the value of `datetime-local`, in the device's time zone and to the minute. */
export function localMinute(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The instant of such a value; '' when it is not a time. */
export function instantOf(minute: string): string {
  const time = new Date(minute)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
