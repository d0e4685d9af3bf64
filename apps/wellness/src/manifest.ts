import type { RemoteSource } from '@worrystone/contracts'

export const manifest = {
  name: 'wellness',
  team: 'care',
  routes: [],
  fills: [],
  events: { emits: [], listens: [] },
  budgets: { initialBytes: 25_000, mountMs: 400 },
} satisfies RemoteSource
