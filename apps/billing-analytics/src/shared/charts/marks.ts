/** What one can point at in a chart. */
type Mark = {
  key: string
  /** null: too few people to show. */
  value: number | null
  /** The whole sentence of the mark: where it stands and what it shows. */
  reading: string
}

/** A point of a line over time. The true figure lies between `low` and `high`. */
export type LineMark = Mark & { tick: string; low: number | null; high: number | null }

/** A bar with its name above and its value behind it. */
export type BarMark = Mark & { label: string; text: string }

/** A cell of a grid; `text` stands in it. */
export type CellMark = Mark & { column: number; row: number; text: string }
