import type { UserSummary } from '@worrystone/contracts'

/** The name that others see. */
export const personName = ({ displayName, username }: Pick<UserSummary, 'displayName' | 'username'>): string =>
  displayName || username
