const keepers = new Set<() => void>()

/** Tells whoever keeps answers that they belong to somebody who is no longer here. */
export function forgetAnswers(): void {
  for (const forget of keepers) forget()
}

/** For what keeps answers. It may come to the page later than the session: before that there is nothing to forget. */
export const whenForgotten = (forget: () => void): void => void keepers.add(forget)
