import type { HelplineNow } from '@worrystone/safety/helplines'

const AT_MOST = 2

/** The best services for the panel: two, of which no pair is torn apart, and none that is to be checked first. */
export function firstServices(services: readonly HelplineNow[]): HelplineNow[] {
  const chosen: HelplineNow[] = []
  for (const service of services) {
    if (service.isSecondary || chosen.includes(service)) continue
    const together = [service, ...services.filter(({ id }) => service.pairWith.includes(id))]
    if (chosen.length + together.length <= AT_MOST) chosen.push(...together)
  }
  // A pair of more than two, or services to check: rather these than none.
  return chosen.length > 0 ? chosen : services.slice(0, AT_MOST)
}
