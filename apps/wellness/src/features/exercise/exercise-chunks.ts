import { lazyComponent } from '@worrystone/ui'

const loadPlayer = () => import('./player.tsx')
const loadFeedback = () => import('./feedback-panel.tsx')

/** The parts of an exercise's page that nobody sees before it is begun. */
export const Player = lazyComponent(async () => (await loadPlayer()).Player)
export const FeedbackPanel = lazyComponent(async () => (await loadFeedback()).FeedbackPanel)
/** For members, whose opinion has to be read first. */
export const NotForMe = lazyComponent(async () => (await import('./not-for-me.tsx')).NotForMe)

/** Fetches what an exercise needs ahead, so that it can be begun and ended without a network. Never rejects. */
export const preloadExerciseChunks = () => Promise.allSettled([loadPlayer(), loadFeedback()])
