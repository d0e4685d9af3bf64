import type { RemoteSource } from '@worrystone/contracts'

export const manifest = {
  name: 'account',
  team: 'people',
  routes: [
    { path: '/login', expose: 'login', titleKey: 'Sign in', layout: 'bare' },
    { path: '/register', expose: 'register', titleKey: 'Create your account', layout: 'bare' },
    { path: '/forgot-password', expose: 'forgot-password', titleKey: 'Forgot your password?', layout: 'bare' },
    { path: '/reset-password', expose: 'reset-password', titleKey: 'Set a new password', layout: 'bare' },
    { path: '/verify-email', expose: 'verify-email', titleKey: 'Email verification', layout: 'bare' },
    {
      path: '/notifications',
      expose: 'notifications',
      titleKey: 'Notifications',
      requires: 'signed-in',
      nav: { labelKey: 'Notifications', icon: 'notifications', order: 45, places: ['sidebar'] },
    },
  ],
  fills: [{ slot: 'header.actions', expose: 'notification-bell', order: 10 }],
  events: { emits: ['toast/1', 'session.changed/1'], listens: [] },
  budgets: { initialBytes: 25_000, mountMs: 400 },
} satisfies RemoteSource
