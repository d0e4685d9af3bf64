/** A selectable element of a chart. */
type Mark = {
  key: string
  /** null: too few people to show. */
  value: number | null
  /** The full sentence of the mark: its position and its value. */
  description: string
}

/** A point of a line over time. The true figure is between `low` and `high`. */
export type LineMark = Mark & { tick: string; low: number | null; high: number | null }

/** A bar with its name above and its value behind it. */
export type BarMark = Mark & { label: string; text: string }

/** A cell of a grid with its `text`. */
export type CellMark = Mark & { column: number; row: number; text: string }
