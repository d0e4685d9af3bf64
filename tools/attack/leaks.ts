import type { Outcome } from './attack.ts'

/** Being right more often than this about who joined or left is a leak; half is guessing. */
export const MAX_RIGHT_SHARE = 0.6
/** How much the figures may help with a person's category, beyond guessing the usual one. */
const MAX_CATEGORY_GAIN = 0.1

/**
 * Each leak as a sentence; none: the protection works. `isExact`: the shares count as they are measured; otherwise only what
 * the confidence interval proves, for runs with few tries.
 */
export function leaksOf(
  { bounded, optimistic, queryResults, conflicts, uniformCells, memberships, category }: Outcome,
  isExact = true,
): string[] {
  const queryLeaks = Object.entries(queryResults).flatMap(([kind, entries]) => entries.map((entry) => `${kind}: ${entry}`))
  const membershipLeaks = Object.entries(memberships)
    .filter(([, { attempts, share, low }]) => attempts > 0 && (isExact ? share : low) > MAX_RIGHT_SHARE)
    .map(([name, { share, attempts }]) => `joining or leaving (${name}): right in ${Math.round(share * 100)} % of ${attempts}`)
  const { attacker, withoutFigures } = category
  const categoryGain = (isExact ? attacker.share : attacker.low) - withoutFigures.share
  return [
    ...bounded.tight.map((place) => `bounded: ${place}`),
    ...optimistic.tight.map((place) => `bounded optimistically: ${place}`),
    ...bounded.proven.map((place) => `one category proven: ${place}`),
    ...uniformCells.map((place) => `category of a uniform region shown: ${place}`),
    ...conflicts.map((path) => `answered in two ways: ${path}`),
    ...queryLeaks,
    ...membershipLeaks,
    ...(categoryGain > MAX_CATEGORY_GAIN
      ? [`category: right in ${Math.round(attacker.share * 100)} % instead of ${Math.round(withoutFigures.share * 100)} %`]
      : []),
  ]
}
