import type { RemoteSource } from '@worrystone/contracts'

export const manifest = {
  name: 'wellness',
  team: 'care',
  routes: [
    {
      path: '/wellness',
      expose: 'wellness',
      titleKey: 'Wellness Center',
      nav: { labelKey: 'Wellness', icon: 'wellness', order: 20, places: ['header', 'sidebar'] },
    },
    { path: '/wellness/exercises', expose: 'exercises', titleKey: 'Guided Exercises' },
    { path: '/wellness/exercises/:exerciseId', expose: 'exercise', titleKey: 'Guided Exercise', bareWith: 'step' },
    { path: '/wellness/techniques', expose: 'techniques', titleKey: 'Coping Techniques' },
    { path: '/wellness/techniques/:techniqueId', expose: 'technique', titleKey: 'Coping Technique' },
    {
      path: '/wellness/history',
      expose: 'history',
      titleKey: 'Your practice',
      requires: 'signed-in',
      visitorKey: 'Sign in to look back at the exercises you did.',
    },
    {
      path: '/resources',
      expose: 'resources',
      titleKey: 'Mental Health Resources',
      nav: { labelKey: 'Resources', icon: 'resources', order: 30, places: ['header', 'sidebar'] },
    },
    {
      path: '/resources/lists',
      expose: 'resource-lists',
      titleKey: 'Your lists',
      requires: 'signed-in',
      visitorKey: 'Sign in to keep resources in lists of your own.',
    },
    { path: '/resources/lists/:listId', expose: 'resource-lists', titleKey: 'Your lists', requires: 'signed-in' },
    {
      path: '/resources/edit',
      expose: 'edit-resources',
      titleKey: 'Keep the directory right',
      requires: 'signed-in',
      staff: true,
    },
  ],
  fills: [
    { slot: 'home.suggestions', expose: 'home-suggestions', order: 10 },
    { slot: 'analysis.suggestions', expose: 'analysis-suggestions', order: 10 },
  ],
  events: { emits: ['toast/1'], listens: [] },
  budgets: { initialBytes: 25_000, mountMs: 1_500 },
} satisfies RemoteSource
