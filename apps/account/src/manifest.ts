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
    { path: '/confirm-email', expose: 'confirm-email', titleKey: 'Change of email address', layout: 'bare' },
    {
      path: '/dashboard',
      expose: 'dashboard',
      titleKey: 'Dashboard',
      requires: 'signed-in',
      visitorKey: 'Please log in to view your dashboard',
      nav: { labelKey: 'Dashboard', icon: 'dashboard', order: 48, places: ['header', 'sidebar'] },
      preload: ['/dashboard'],
    },
    { path: '/receipt', expose: 'receipt', titleKey: 'Receipt of a deletion' },
    { path: '/profile/:username', expose: 'profile', titleKey: 'Profile' },
    // Redirects visitors to sign in by itself.
    { path: '/profile/edit', expose: 'edit-profile', titleKey: 'Edit Profile' },
    {
      path: '/settings',
      expose: 'settings',
      titleKey: 'Settings',
      requires: 'signed-in',
      visitorKey: 'Please log in to access settings.',
      nav: { labelKey: 'Settings', icon: 'settings', order: 60, places: ['sidebar'] },
    },
    {
      path: '/notifications',
      expose: 'notifications',
      titleKey: 'Notifications',
      requires: 'signed-in',
      nav: { labelKey: 'Notifications', icon: 'notifications', order: 45, places: ['sidebar'] },
    },
    {
      path: '/roles',
      expose: 'roles',
      titleKey: 'People',
      requires: 'admin',
      nav: { labelKey: 'People', icon: 'settings', laterIcon: 'people', order: 92, places: ['sidebar'] },
    },
  ],
  fills: [
    { slot: 'header.actions', expose: 'notification-bell', order: 10 },
    { slot: 'home.start', expose: 'first-steps', order: 10 },
    { slot: 'sidebar.stats', expose: 'quick-stats', order: 10 },
  ],
  events: {
    emits: ['toast/1', 'session.changed/1', 'follow.changed/1', 'person.hidden/1', 'notifications.counted/1'],
    listens: [
      'session.changed/1',
      'follow.changed/1',
      'person.hidden/1',
      'post.created/1',
      'post.removed/1',
      'resolution.changed/1',
    ],
  },
  budgets: { initialBytes: 25_000, mountMs: 400 },
} satisfies RemoteSource
