import { DESCRIPTION_REM } from '../../shared/charts/sizes.ts'

export const MAP_PX = 340

/** Published counts are multiples of it. */
export const COUNT_STEP = 5

/** The map with its detail line. */
export const mapHeight = `calc(${MAP_PX}px + ${DESCRIPTION_REM}rem)`
