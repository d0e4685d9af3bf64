/** Whether the runtime knows this time zone, such as Europe/Berlin or +02:00. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Whether it is a zone by its IANA name: offsets such as `+02:00` know no clock changes. */
export const isNamedTimeZone = (name: string): boolean => /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name) && isTimeZone(name)
