import type { RemoteSource } from '@worrystone/contracts'

export const manifest = {
  name: 'billing-analytics',
  team: 'business',
  routes: [
    {
      path: '/pricing',
      expose: 'pricing',
      titleKey: 'Choose Your Plan',
      html: [],
      descriptionKey: 'What stays free, what the paid plans add, and what they cost.',
      searchable: 'site',
    },
    { path: '/analytics', expose: 'analytics', titleKey: 'Geographic Analytics' },
    { path: '/demographics', expose: 'demographics', titleKey: 'Community Demographics' },
    {
      path: '/transparency',
      expose: 'transparency',
      titleKey: 'What moderation does',
      html: [],
      descriptionKey: 'Month by month: what was reported, and how moderators decided.',
      searchable: 'site',
      preload: ['/transparency'],
    },
  ],
  fills: [
    { slot: 'settings.subscription', expose: 'subscription', order: 10 },
    { slot: 'page.upgrade-gate', expose: 'upgrade-gate', order: 10 },
  ],
  events: { emits: ['toast/1'], listens: [] },
  budgets: { initialBytes: 25_000, mountMs: 1_500 },
} satisfies RemoteSource
