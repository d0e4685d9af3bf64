// Apart from the lazy charts, because skeletons need the same heights.

/** The line below a chart with the text of the selected mark. */
export const DESCRIPTION_REM = 3

export const LINE_PX = 176
export const BAR_PX = 46
/** The axis below bars. */
export const BAR_AXIS_PX = 34
export const CELL_PX = 34
/** The names of the columns above a grid. */
export const CELL_AXIS_PX = 26
