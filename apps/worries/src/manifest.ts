import type { RemoteSource } from '@worrystone/contracts'

export const manifest = {
  name: 'worries',
  team: 'worries',
  routes: [
    {
      path: '/feed',
      expose: 'feed',
      titleKey: 'Feed',
      nav: { labelKey: 'Feed', icon: 'feed', order: 10, places: ['header', 'sidebar'] },
      // Equal to the first request of `useFeed`, which then reuses the response.
      preload: ['/posts?limit=20'],
    },
    {
      path: '/my-worries',
      expose: 'my-worries',
      titleKey: 'My worries',
      requires: 'signed-in',
      nav: { labelKey: 'My worries', icon: 'feed', laterIcon: 'own-worries', order: 25, places: ['sidebar'] },
    },
    { path: '/posts/:postId', expose: 'post', titleKey: 'Worry', asks: ['/posts/:postId'] },
    {
      path: '/analysis/:postId',
      expose: 'analysis',
      titleKey: 'Worry Analysis',
      preload: ['/posts/:postId', '/analysis/posts/:postId'],
    },
    {
      path: '/resolution-stories',
      expose: 'stories',
      titleKey: 'Resolution Stories',
      nav: { labelKey: 'Resolution Stories', icon: 'stories', order: 40, places: ['sidebar'] },
      preload: ['/resolutions/stories?limit=20'],
    },
    // Nothing is preloaded: a visitor would get an error.
    {
      path: '/community',
      expose: 'community',
      titleKey: 'Community',
      nav: { labelKey: 'Community', icon: 'community', order: 50, places: ['sidebar'] },
    },
    {
      path: '/moderation',
      expose: 'moderation',
      titleKey: 'Moderation',
      requires: 'signed-in',
      staff: true,
      nav: { labelKey: 'Moderation', icon: 'dashboard', laterIcon: 'moderation', order: 90, places: ['sidebar'] },
    },
    {
      path: '/moderation/urgent-cases',
      expose: 'guidance',
      titleKey: 'Urgent cases',
      requires: 'signed-in',
      staff: true,
    },
    { path: '/answering', expose: 'guidance', titleKey: 'How to answer' },
    { path: '/moderation/own', expose: 'own-cases', titleKey: 'Your reports and decisions', requires: 'signed-in' },
  ],
  fills: [
    { slot: 'home.activity', expose: 'recent-activity', order: 10 },
    { slot: 'dashboard.worries', expose: 'dashboard-worries', order: 10 },
    { slot: 'profile.posts', expose: 'profile-posts', order: 10 },
  ],
  events: {
    emits: [
      'post.created/1',
      'post.changed/1',
      'post.removed/1',
      'support.changed/1',
      'me-too.updated/1',
      'comments.changed/1',
      'resolution.changed/1',
      'analysis.changed/1',
      'person.hidden/1',
      'follow.changed/1',
      'toast/1',
    ],
    listens: [
      'post.created/1',
      'post.changed/1',
      'post.removed/1',
      'support.changed/1',
      'me-too.updated/1',
      'comments.changed/1',
      'resolution.changed/1',
      'analysis.changed/1',
      'person.hidden/1',
      'follow.changed/1',
    ],
  },
  budgets: { initialBytes: 25_000, mountMs: 1_500 },
} satisfies RemoteSource
