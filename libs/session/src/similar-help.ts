const keyOf = (userId: string) => `worrystone_similar_help/${userId}`

/** Whether what helped others is shown while a worry is written: a setting of this device, which is never sent to the server. */
export const similarHelp = {
  /** On without a stored setting. */
  isOn(userId: string): boolean {
    try {
      return globalThis.localStorage?.getItem(keyOf(userId)) !== 'off'
    } catch {
      return true
    }
  },

  /** False when the browser's storage refuses it. */
  set(userId: string, isOn: boolean): boolean {
    try {
      if (isOn) globalThis.localStorage.removeItem(keyOf(userId))
      else globalThis.localStorage.setItem(keyOf(userId), 'off')
      return true
    } catch {
      return false
    }
  },
}
