/**
 * What a member may switch off: what helped others while one writes, the question of the day, the line before a reply that reads like
 * advice, the phrases beside the box for a reply, the question what one wishes for, and the one who helped.
 */
export type OptionalHint = 'similar-help' | 'daily-question' | 'advice' | 'phrases' | 'wish' | 'who-helped'

const keyOf = (hint: OptionalHint, userId: string) => `worrystone_off/${hint}/${userId}`

/** Whether a hint is shown: a setting of this device, which is never sent to the server. */
export const optionalHints = {
  /** On without a stored setting. */
  isOn(hint: OptionalHint, userId: string): boolean {
    try {
      return globalThis.localStorage?.getItem(keyOf(hint, userId)) !== 'off'
    } catch {
      return true
    }
  },

  /** False when the browser's storage refuses it. */
  set(hint: OptionalHint, userId: string, isOn: boolean): boolean {
    try {
      if (isOn) globalThis.localStorage.removeItem(keyOf(hint, userId))
      else globalThis.localStorage.setItem(keyOf(hint, userId), 'off')
      return true
    } catch {
      return false
    }
  },
}
