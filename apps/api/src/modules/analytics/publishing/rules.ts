/** The parameters of disclosure control; docs/privacy-of-figures.md gives the reasons. */
export type ProtectionRules = {
  /** The minimum number of people behind any figure. */
  minPeople: number
  /** The minimum count of a shown cell, after noise and rounding. */
  minShownCount: number
  /** The consecutive days on which a cell must qualify before it is shown. */
  minQualifyingDays: number
  /** Noise by cell keys. */
  hasNoise: boolean
  /** The rounding step of counts; means are rounded to `meanStep`. */
  countStep: number
  meanStep: number
  /** If more than this share of a location's people share one category, none of its categories is shown. */
  homogeneousShare: number
  /** Suppresses siblings of suppressed cells, and audits the remaining ones by linear programming. */
  hasComplementarySuppression: boolean
  /** The minimum number of possible counts of a suppressed cell. */
  minPossibleCounts: number
  /** A cell's figures are kept until at least this many people came or went, or the noise is drawn again. */
  minChanges: number
  /** The same for figures that are younger than `freshDays`. */
  minFreshChanges: number
  freshDays: number
  /** The probability with which each further change updates the figures. */
  updateProbability: number
  /** All noise is drawn again after this many days. */
  epochDays: number
}

export const RULES: ProtectionRules = {
  minPeople: 10,
  minShownCount: 15,
  minQualifyingDays: 7,
  hasNoise: true,
  countStep: 5,
  meanStep: 0.05,
  homogeneousShare: 0.9,
  hasComplementarySuppression: true,
  minPossibleCounts: 10,
  minChanges: 5,
  minFreshChanges: 20,
  freshDays: 7,
  updateProbability: 0.1,
  epochDays: 30,
}

/** The most worries of one person that a cell counts. */
export const MAX_WORRIES = 10

/** Hours per row of the heat map. */
export { HEATMAP_HOURS as SLOT_HOURS } from '@worrystone/contracts'
