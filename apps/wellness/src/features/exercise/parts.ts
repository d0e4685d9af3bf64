import { lazyPart } from '@worrystone/ui'

const loadPlayer = () => import('./player.tsx')
const loadFeedback = () => import('./feedback-panel.tsx')

/** The parts of an exercise's page that nobody sees before it is begun. */
export const Player = lazyPart(async () => (await loadPlayer()).Player)
export const FeedbackPanel = lazyPart(async () => (await loadFeedback()).FeedbackPanel)

/** Fetches both ahead, so that an exercise can be begun and ended without a network. Never rejects. */
export const preloadParts = () => Promise.allSettled([loadPlayer(), loadFeedback()])
