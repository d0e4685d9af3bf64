/** The state of a page that was opened from the profile: the way there is one step back. */
export const FROM_PROFILE = { isFromProfile: true }

export const isFromProfile = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isFromProfile' in state && state.isFromProfile === true
