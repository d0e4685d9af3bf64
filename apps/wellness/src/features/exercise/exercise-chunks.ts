import { lazyComponent } from '@worrystone/ui'

const loadPlayer = () => import('./player.tsx')
const loadFeedback = () => import('./feedback-panel.tsx')

/** The parts of an exercise's page that are rendered after its start. */
export const Player = lazyComponent(async () => (await loadPlayer()).Player)
export const FeedbackPanel = lazyComponent(async () => (await loadFeedback()).FeedbackPanel)
/** For members, whose rating is loaded first. */
export const NotForMe = lazyComponent(async () => (await import('./not-for-me.tsx')).NotForMe)

/** Prefetches an exercise's code, so that it can be started and finished offline. Never rejects. */
export const preloadExerciseChunks = () => Promise.allSettled([loadPlayer(), loadFeedback()])
