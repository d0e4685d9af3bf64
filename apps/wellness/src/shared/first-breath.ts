/** Beside `?step` in an exercise's URL: the step begins by itself, without the introduction. */
export const AUTOSTART = 'now'

/** The exercise of 'Breathe now': free, three minutes, without holding the breath. Its second step is the breath. */
export const FIRST_BREATH = `/wellness/exercises/longer-exhale?step=2&${AUTOSTART}`
