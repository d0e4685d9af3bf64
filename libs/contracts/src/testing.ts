import type { User } from './users.ts'

let count = 0
/** A unique valid id. */
export const anId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`

/** A person as in their own record: verified, free, English. */
export const aUser = (part: Partial<User> = {}): User => ({
  id: anId(),
  username: 'mira',
  displayName: 'Mira',
  avatarUrl: null,
  bio: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  email: 'mira@example.org',
  emailVerified: true,
  role: 'member',
  tier: 'free',
  language: 'en',
  location: null,
  website: null,
  country: null,
  region: null,
  city: null,
  locationSharing: false,
  figuresOptOut: false,
  foldTopics: [],
  ...part,
})
