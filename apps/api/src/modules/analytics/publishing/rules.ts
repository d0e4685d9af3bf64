/** What protects the published figures; docs/privacy-of-figures.md gives the reasons. */
export type ProtectionRules = {
  /** No figure about fewer different people. */
  fewestPeople: number
  /** A cell is shown only where its blurred and rounded count is at least this. */
  fewestShown: number
  /** Days in a row a cell must have been showable before it is shown. */
  steadyDays: number
  /** Noise by cell keys. */
  isBlurred: boolean
  /** Counts are rounded to this, means to `meanStep`. */
  countStep: number
  meanStep: number
  /** Where more than this share of a place's people share one category, none of its categories is shown. */
  homogeneousShare: number
  /** Suppresses siblings of suppressed cells, and checks by linear programming what is left. */
  isComplemented: boolean
  /** A suppressed cell must keep so many possible counts. */
  fewestPossible: number
  /** A cell's figures stay until at least so many people came or went, or the noise is drawn anew. */
  fewestChanges: number
  /** The same for figures that are younger than so many days. */
  manyChanges: number
  freshDays: number
  /** From there on each further change has them made anew with this chance. */
  changeChance: number
  /** All noise is drawn anew after so many days. */
  epochDays: number
}

export const RULES: ProtectionRules = {
  fewestPeople: 10,
  fewestShown: 15,
  steadyDays: 7,
  isBlurred: true,
  countStep: 5,
  meanStep: 0.05,
  homogeneousShare: 0.9,
  isComplemented: true,
  fewestPossible: 10,
  fewestChanges: 5,
  manyChanges: 20,
  freshDays: 7,
  changeChance: 0.1,
  epochDays: 30,
}

/** Worries of one person that a cell counts at most. */
export const MAX_WORRIES = 10

/** Hours that one row of the heat map is about. */
export { HEATMAP_HOURS as SLOT_HOURS } from '@worrystone/contracts'
