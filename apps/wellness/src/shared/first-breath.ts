/** The exercise of 'Breathe now': free, three minutes, without holding the breath. */
export const FIRST_BREATH = '/wellness/exercises/longer-exhale'
