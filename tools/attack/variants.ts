import { type ProtectionRules, RULES } from '@worrystone/api/analytics'
import type { Method } from './count-program.ts'

/** Publishing rules of the product, and what an attacker who knows them may conclude from a shown figure. */
export type Variant = { name: string; rules: ProtectionRules; method: Method; optimistic?: Method }

const MAX_NOISE = 6
const MAX_WORRIES_EACH = 10
const ROUNDING = 2

/** Kept figures are seldom older than the truth by more people; with a smaller number the attacker claims more, and is tested harder. */
const MAX_STALE_CHANGES = RULES.minFreshChanges - 1

/** The product's rules. `optimistic`: as if no figure were older than the day. */
export const PROTECTED: Variant = {
  name: 'as the product publishes',
  rules: RULES,
  method: {
    maxPeopleError: MAX_NOISE + ROUNDING + MAX_STALE_CHANGES,
    maxWorriesError: (MAX_NOISE + MAX_STALE_CHANGES) * MAX_WORRIES_EACH + ROUNDING,
    floor: RULES.minPeople,
  },
  optimistic: {
    maxPeopleError: MAX_NOISE + ROUNDING,
    maxWorriesError: MAX_NOISE * MAX_WORRIES_EACH + ROUNDING,
    floor: RULES.minPeople,
  },
}

/** A common protection: cells under ten are left out, and nothing else. No noise, no rounding, siblings shown, no waiting. */
export const WEAK: Variant = {
  name: 'weakened: only cells under 10 hidden',
  rules: {
    ...RULES,
    ...{ minShownCount: RULES.minPeople, minQualifyingDays: 0, hasNoise: false, countStep: 1, meanStep: 0.01 },
    ...{
      homogeneousShare: 1,
      hasComplementarySuppression: false,
      minChanges: 1,
      minFreshChanges: 1,
      freshDays: 0,
      updateProbability: 1,
    },
    epochDays: 1_000_000,
  },
  method: { maxPeopleError: 0, maxWorriesError: 0, floor: RULES.minPeople },
}

/** Only noise and waiting: nothing rounded, siblings shown. Runs only when it is named. */
export const UNROUNDED: Variant = {
  name: 'without rounding, siblings shown',
  rules: { ...RULES, countStep: 1, meanStep: 0.01, hasComplementarySuppression: false },
  method: {
    maxPeopleError: MAX_NOISE + MAX_STALE_CHANGES,
    maxWorriesError: (MAX_NOISE + MAX_STALE_CHANGES) * MAX_WORRIES_EACH,
    floor: RULES.minPeople,
  },
  optimistic: { maxPeopleError: MAX_NOISE, maxWorriesError: MAX_NOISE * MAX_WORRIES_EACH, floor: RULES.minPeople },
}
