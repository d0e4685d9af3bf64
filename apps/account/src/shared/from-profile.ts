/** The history state of a page that was opened from the profile: its back link goes one entry back. */
export const FROM_PROFILE = { isFromProfile: true }

export const isFromProfile = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isFromProfile' in state && state.isFromProfile === true
