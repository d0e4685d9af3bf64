import { configure } from '@testing-library/react'
import type {
  Comment,
  EventPayload,
  Post,
  PostPage,
  ResolutionStory,
  User,
  UserSummary,
  WorryAnalysis,
} from '@worrystone/contracts'
import { anId } from '@worrystone/contracts/testing'
import { emit, on } from '@worrystone/events'
import type { HelpChoice } from '@worrystone/remote-kit'
import { onTestFinished, vi } from 'vitest'

// Waiting for elements and typing may take long on a busy machine.
configure({ asyncUtilTimeout: 5_000 })
vi.setConfig({ testTimeout: 20_000 })

export function aPost(part: Partial<Post> = {}): Post {
  const id = part.id ?? anId()
  const userId = part.userId ?? anId()
  const at = part.publishedAt ?? new Date().toISOString()
  return {
    id,
    userId,
    user: { id: userId, username: 'tomas', displayName: 'Tomas', avatarUrl: null },
    worryPrompt: 'I am worried about…',
    shortContent: `Worry ${id}`,
    hasLongContent: false,
    privacyLevel: 'public',
    commentsEnabled: true,
    isScheduled: false,
    scheduledFor: null,
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
    isEdited: false,
    supportCount: 0,
    meTooCount: 0,
    commentCount: 0,
    similarCount: 0,
    contentWarning: null,
    wish: null,
    topics: [],
    category: null,
    language: null,
    isResolved: false,
    moderationStatus: 'approved',
    isOwnPost: false,
    isFollowingAuthor: false,
    isShowingSupport: false,
    hasMeToo: false,
    isSaved: false,
    ...part,
  }
}

/** A worry of this member, from their own point of view. */
export const anOwnPost = (user: User, part: Partial<Post> = {}): Post =>
  aPost({
    userId: user.id,
    user: { id: user.id, username: user.username, displayName: user.displayName, avatarUrl: null },
    isOwnPost: true,
    ...part,
  })

/** A comment by another person. */
export function aComment<More extends object>(part?: Partial<Comment> & More): Comment & More {
  const id = part?.id ?? anId()
  const userId = part?.userId ?? anId()
  const at = part?.createdAt ?? new Date().toISOString()
  return {
    id,
    postId: anId(),
    userId,
    user: { id: userId, username: 'noor', displayName: 'Noor', avatarUrl: null },
    content: `Comment ${id}`,
    phrase: null,
    language: null,
    isTranslatable: false,
    parentCommentId: null,
    replyCount: 0,
    moderationStatus: 'approved',
    isRemoved: false,
    isOwnComment: false,
    isEdited: false,
    helpedMe: false,
    createdAt: at,
    updatedAt: at,
    ...part,
  } as Comment & More
}

export const aPage = (posts: Post[], nextCursor: string | null = null): PostPage => ({
  posts,
  hasMore: nextCursor !== null,
  total: posts.length,
  nextCursor,
})

/** The analysis of a worry. */
export const anAnalysis = (part: Partial<WorryAnalysis> = {}): WorryAnalysis => ({
  postId: anId(),
  category: 'work',
  subcategory: 'job loss',
  sentimentScore: -0.42,
  keywords: ['boss', 'contract'],
  similarWorryCount: 3,
  confidence: 0.87,
  method: 'embedding',
  language: 'en',
  reasons: [
    { word: 'boss', weight: 0.6 },
    { word: 'contract', weight: 0.25 },
  ],
  isGentle: false,
  isOutdated: false,
  isTooLittle: false,
  analyzedAt: '2026-01-01T00:00:00.000Z',
  ...part,
})

/** A shared resolution beside its worry. */
export function aStory(part: Partial<ResolutionStory> = {}): ResolutionStory {
  const post = part.post ?? aPost({ isResolved: true })
  return {
    id: post.id,
    postId: post.id,
    post,
    copingMethods: ['a walk'],
    resolutionStory: 'It became better.',
    helpfulnessRating: 4,
    isPublic: true,
    moderationStatus: 'approved',
    resolvedAt: post.createdAt,
    updatedAt: post.createdAt,
    ...part,
  }
}

/** A Promise that the test settles, for a slow server. */
export const deferred = <T>() => Promise.withResolvers<T>()

/** Every toast of this test. */
export function captureToasts(): string[] {
  const toasts: string[] = []
  onTestFinished(on('toast/1', ({ message }) => void toasts.push(message)))
  return toasts
}

/** An IntersectionObserver that the test controls. */
export function fakeIntersection() {
  const watching = new Set<IntersectionObserverCallback>()
  class Observer {
    readonly callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback
    }
    observe() {
      watching.add(this.callback)
    }
    unobserve() {}
    disconnect() {
      watching.delete(this.callback)
    }
    takeRecords() {
      return []
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return {
    reachEnd: () => {
      for (const callback of [...watching])
        callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)
    },
  }
}

/** Replaces the shell: opens a panel when help is requested, and answers when the test says so. */
export function aShellWithHelp() {
  const offers: EventPayload<'help.offer/1'>[] = []
  onTestFinished(
    on('help.offer/1', (offer) => {
      offers.push(offer)
      emit('help.opened/1', {})
    }),
  )
  return { offers, answer: (choice: HelpChoice) => emit('help.answered/1', { choice }) }
}

export const aPerson = (displayName: string | null = null): UserSummary => {
  const id = anId()
  return { id, username: `person-${id.slice(-4)}`, displayName, avatarUrl: null }
}
