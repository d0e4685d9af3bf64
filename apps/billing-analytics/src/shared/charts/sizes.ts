// Apart from the charts, which come later: skeletons and charts have the same heights.

/** The line below a chart that says what the pointed mark shows. */
export const DESCRIPTION_REM = 3

export const LINE_PX = 176
export const BAR_PX = 46
/** The axis below bars. */
export const BAR_AXIS_PX = 34
export const CELL_PX = 34
/** The names of the columns above a grid. */
export const CELL_AXIS_PX = 26
