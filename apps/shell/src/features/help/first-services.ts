import type { HelplineNow } from '@worrystone/safety/helplines'

const MAX_SERVICES = 2

/** The best services for the panel: two; a pair stays together, and unverified ones are left out. */
export function firstServices(services: readonly HelplineNow[]): HelplineNow[] {
  const chosen: HelplineNow[] = []
  for (const service of services) {
    if (service.isSecondary || chosen.includes(service)) continue
    const group = [service, ...services.filter(({ id }) => service.pairWith.includes(id))]
    if (chosen.length + group.length <= MAX_SERVICES) chosen.push(...group)
  }
  // Only larger pairs or unverified services exist: better than none.
  return chosen.length > 0 ? chosen : services.slice(0, MAX_SERVICES)
}
