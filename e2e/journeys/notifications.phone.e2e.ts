import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Notification, NotificationPage } from '@worrystone/contracts'
import { violationsOf } from '../axe.ts'
import { aMember, signIn } from '../people.ts'
import { test } from '../test.ts'

const COUNT = 45
const SCREENS = 3
const DAY_MS = 24 * 60 * 60_000

const TEXT = 'how short I was with my sister on the phone. I came off a twelve hour shift, but she could not know that.'
const aPerson = (displayName: string) => ({ id: randomUUID(), username: displayName.toLowerCase(), displayName, avatarUrl: null })
const [RUTH, TOMAS, INES] = [aPerson('Ruth Abernathy'), aPerson('Tomás Herrera'), aPerson('Inês Carvalho')] as const
const fromOnePerson = (actor: typeof RUTH) => ({ actor, actors: [actor], postId: randomUUID() })

type NotificationFields = Pick<Notification, 'kind' | 'title' | 'message'> & Partial<Notification>
/** The kinds of an ordinary month, as often as the demo's people have them. */
const KINDS: NotificationFields[] = [
  { kind: 'comment', title: 'A new comment', message: 'Tomás Herrera wrote to you.', excerpt: TEXT, ...fromOnePerson(TOMAS) },
  {
    kind: 'support',
    title: '1 person supports you',
    message: 'Ruth Abernathy supports you.',
    excerpt: TEXT,
    ...fromOnePerson(RUTH),
  },
  { kind: 'follow', title: 'A new follower', message: 'Inês Carvalho follows you now.', ...fromOnePerson(INES), postId: null },
  {
    kind: 'support',
    title: '3 people support you',
    message: '',
    excerpt: TEXT,
    count: 3,
    actor: RUTH,
    actors: [RUTH, TOMAS, INES],
  },
  { kind: 'me-too', title: '5 people felt this too', message: 'You are not alone.', excerpt: TEXT, postId: randomUUID() },
  { kind: 'reply', title: 'A new reply', message: 'Ruth Abernathy replied to you.', excerpt: TEXT, ...fromOnePerson(RUTH) },
  {
    kind: 'support',
    title: '1 person supports you',
    message: 'Inês Carvalho supports you.',
    excerpt: TEXT,
    ...fromOnePerson(INES),
  },
]

/** Some a day in the last week, then one every other day. */
const daysAgo = (index: number) => (index < 28 ? Math.floor(index / 4) : 2 * (index - 24))

const aNotification = (index: number): Notification => ({
  id: randomUUID(),
  type: 'support',
  excerpt: null,
  count: 1,
  actor: null,
  actors: [],
  postId: null,
  commentId: null,
  caseId: null,
  reason: null,
  isRead: index > 5,
  createdAt: new Date(Date.now() - daysAgo(index) * DAY_MS).toISOString(),
  ...(KINDS[index % KINDS.length] as NotificationFields),
})

test('45 notifications fit three screens, and each is large enough for a thumb', async ({ page, request }) => {
  await signIn(page, await aMember(request, 'reader'))
  const data: NotificationPage = {
    notifications: Array.from({ length: COUNT }, (_, index) => aNotification(index)),
    unreadCount: 6,
    hasMore: false,
  }
  await page.route('**/api/notifications?*', (route) => route.fulfill({ json: { data } }))
  await page.goto('/notifications')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(COUNT)

  const list = page.getByRole('tabpanel')
  const first = await list.getByRole('heading', { level: 2 }).first().boundingBox()
  const last = await list.getByRole('listitem').last().boundingBox()
  const height = (last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)
  expect(height / (page.viewportSize()?.height ?? 0)).toBeLessThanOrEqual(SCREENS)

  const item = await list.getByRole('listitem').first().boundingBox()
  expect(item?.height).toBeGreaterThanOrEqual(40)
  const dot = await list
    .getByRole('button', { name: /^Mark read/ })
    .first()
    .boundingBox()
  expect(Math.min(dot?.width ?? 0, dot?.height ?? 0)).toBeGreaterThanOrEqual(24)
  expect(await violationsOf(page)).toEqual([])
})
