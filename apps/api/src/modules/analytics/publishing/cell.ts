import type { Category } from '@worrystone/contracts'

/** `*`: all of a dimension. */
export const ALL = '*'

/**
 * A cell's id: slice (a window, week or month), kind, and up to three dimensions; `30d|place|DE|Bavaria|work`. No dimension contains a bar.
 */
export const cellId = (slice: string, kind: string, ...dimensions: (string | number)[]) => [slice, kind, ...dimensions].join('|')

export const placeId = (slice: string, country: string, region: string, category: string) =>
  cellId(slice, 'place', country, region, category)

/** A cell with its true figures. It exists in memory only, while a table is made. */
export type RawCell = {
  id: string
  people: number
  /** At most `MAX_WORRIES` of each person. */
  worries: number
  /** The most worries of one person. */
  largest: number
  /** Sum of the people's record keys, and the same weighted by their worries; both below 2³¹. */
  key: number
  weightedKey: number
  /** 251 bits: each person flips one. Two sketches differ in about as many bits as people came and went, and in 125 if very many did. */
  sketch: string
  /** Sum of the people's own mean sentiments (0 to 1), and how many people have one. */
  sentimentSum: number
  sentimentPeople: number
}

/** The public figures of a cell. */
export type PublishedCell = { people: number; worries: number; sentiment: number | null }

/** The state of a cell that is kept from one table to the next. */
export type CellState = {
  /** The first of the consecutive days on which it may be shown. */
  since: string
  /** The sketch of the people, the day and the epoch of the kept figures; only of a shown cell. */
  sketch?: string
  epoch?: number
  made?: string
}

/** A topic of many people's worries of 30 days. `before`: people in the 30 days before; null if they were too few. */
export type Topic = {
  topic: string
  category: Category | null
  people: number
  sentiment: number | null
  before: number | null
}

export type Table = {
  toDay: string
  cells: Record<string, PublishedCell>
  states: Record<string, CellState>
}
