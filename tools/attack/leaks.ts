import type { Outcome } from './attack.ts'

/** Being right more often than this about who joined or left is a leak; half is guessing. */
export const MOST_RIGHT = 0.6
/** How much the figures may help with a person's category, beyond guessing the usual one. */
const MOST_HELP = 0.1

/**
 * Each leak as a sentence; none: the protection works. `isExact`: the shares count as they are measured; otherwise only what
 * the confidence interval proves, for runs with few tries.
 */
export function leaksOf(
  { bounded, hopeful, questioned, conflicts, uniformShown, memberships, category }: Outcome,
  isExact = true,
): string[] {
  const results = Object.entries(questioned).flatMap(([kind, entries]) => entries.map((one) => `${kind}: ${one}`))
  const recognised = Object.entries(memberships)
    .filter(([, { tries, share, low }]) => tries > 0 && (isExact ? share : low) > MOST_RIGHT)
    .map(([name, { share, tries }]) => `joining or leaving (${name}): right in ${Math.round(share * 100)} % of ${tries}`)
  const { attacker, withoutFigures } = category
  const help = (isExact ? attacker.share : attacker.low) - withoutFigures.share
  return [
    ...bounded.tight.map((place) => `bounded: ${place}`),
    ...hopeful.tight.map((place) => `bounded hopefully: ${place}`),
    ...bounded.proven.map((place) => `one category proven: ${place}`),
    ...uniformShown.map((place) => `category of a uniform region shown: ${place}`),
    ...conflicts.map((path) => `answered in two ways: ${path}`),
    ...results,
    ...recognised,
    ...(help > MOST_HELP
      ? [`category: right in ${Math.round(attacker.share * 100)} % instead of ${Math.round(withoutFigures.share * 100)} %`]
      : []),
  ]
}
