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
      // Exactly as `useFeed` asks for its first page, so that it takes this answer.
      asks: ['/posts?limit=20'],
    },
    { path: '/posts/:postId', expose: 'post', titleKey: 'Worry', asks: ['/posts/:postId'] },
  ],
  fills: [{ slot: 'home.activity', expose: 'recent-activity', order: 10 }],
  events: {
    emits: ['post.created/1', 'post.changed/1', 'post.removed/1', 'follow.changed/1', 'toast/1'],
    listens: ['post.created/1', 'post.changed/1', 'post.removed/1', 'follow.changed/1'],
  },
  budgets: { initialBytes: 25_000, mountMs: 1_500 },
} satisfies RemoteSource
