import { onIdle } from '@worrystone/host'
import { unstable_forceFrameRate as setFrameRate } from 'scheduler'

const FRAMES_A_SECOND = 30

/**
 * React works for 33 ms at a time until the page is idle, instead of 5: each frame in between calculates the styles of the server's HTML
 * anew, because the app adds rules, and takes a slow phone as long as the work itself. A tap is still answered within two frames.
 */
export function startInLongerTasks(): void {
  setFrameRate(FRAMES_A_SECOND)
  onIdle(() => setFrameRate(0))
}
