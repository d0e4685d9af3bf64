type Keeper = { forget: () => void; renew: () => void }
const keepers = new Set<Keeper>()

/** Tells whoever keeps answers that they belong to somebody who is no longer here. */
export function forgetAnswers(): void {
  for (const { forget } of keepers) forget()
}

/** Tells whoever keeps answers that the same person may see more or less from now on: what is on screen stays and is asked for again. */
export function renewAnswers(): void {
  for (const { renew } of keepers) renew()
}

/** For what keeps answers. It may come to the page later than the session: before that there is nothing to forget. */
export const keepsAnswers = (keeper: Keeper): void => void keepers.add(keeper)
