import type { Category } from '@worrystone/contracts'

/** `*` stands for all of a dimension. */
export const ALL = '*'

/**
 * A cell's name: slice (a window, week or month), kind, and up to three dimensions; `30d|place|DE|Bavaria|work`. No dimension has a bar.
 */
export const cellId = (slice: string, kind: string, ...dimensions: (string | number)[]) => [slice, kind, ...dimensions].join('|')

export const placeId = (slice: string, country: string, region: string, category: string) =>
  cellId(slice, 'place', country, region, category)

/** A cell as it truly is. It lives in memory while a table is made, and is kept nowhere. */
export type RawCell = {
  id: string
  people: number
  /** At most `MAX_WORRIES` of each person. */
  worries: number
  /** The most worries that one person brings. */
  largest: number
  /** Sum of the people's record keys, and the same weighted by their worries; both below 2³¹. */
  key: number
  weightedKey: number
  /** 61 bits: each person turns one over. Two sketches differ in about as many bits as people came and went. */
  sketch: string
  /** Sum of the people's own mean sentiments (0 to 1), and how many have one. */
  sentimentSum: number
  sentimentPeople: number
}

/** What everybody may learn of a cell. */
export type PublishedCell = { people: number; worries: number; sentiment: number | null }

/** What is remembered of a cell from one table to the next. */
export type CellState = {
  /** The first of the days in a row on which it may be shown. */
  since: string
  /** Of the people when its figures were made, on which day and in which epoch that was; only of a shown cell. */
  sketch?: string
  epoch?: number
  made?: string
}

/** What many people's worries of 30 days name. `before`: people in the 30 days before; null where they were too few. */
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
