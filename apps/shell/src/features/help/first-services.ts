import type { HelplineNow } from '@worrystone/safety/helplines'

const MAX_SERVICES = 2

/** The best services for the panel: two; a pair stays together, and unverified ones are left out. */
export function firstServices(services: readonly HelplineNow[]): HelplineNow[] {
  const selected: HelplineNow[] = []
  for (const service of services) {
    if (service.isSecondary || selected.includes(service)) continue
    const group = [service, ...services.filter(({ id }) => service.pairWith.includes(id))]
    if (selected.length + group.length <= MAX_SERVICES) selected.push(...group)
  }
  // Only larger pairs or unverified services exist: better than none.
  return selected.length > 0 ? selected : services.slice(0, MAX_SERVICES)
}
