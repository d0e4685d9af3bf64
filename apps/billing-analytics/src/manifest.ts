import type { RemoteSource } from '@worrystone/contracts'

export const manifest = {
  name: 'billing-analytics',
  team: 'business',
  routes: [],
  fills: [],
  events: { emits: [], listens: [] },
  budgets: { initialBytes: 25_000, mountMs: 400 },
} satisfies RemoteSource
