import { onIdle } from '@worrystone/host'
import type { Navigation } from '@worrystone/remote-kit'
import { unstable_forceFrameRate as setFrameRate } from 'scheduler'

const FRAMES_A_SECOND = 30
/** A page whose code is loaded is rendered by then. */
const NAVIGATION_MS = 500

/**
 * React works for 33 ms at a time while the app starts and after each navigation, instead of 5: each frame in between calculates styles
 * anew, because pages add rules, and takes a slow phone as long as the work itself. A tap is still answered within two frames.
 */
export function renderInLongerTasks(navigation: Pick<Navigation, 'get' | 'subscribe'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let { pathname } = navigation.get().location
  setFrameRate(FRAMES_A_SECOND)
  onIdle(() => timer ?? setFrameRate(0))
  navigation.subscribe(() => {
    const { location } = navigation.get()
    if (location.pathname === pathname) return
    pathname = location.pathname
    setFrameRate(FRAMES_A_SECOND)
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      setFrameRate(0)
    }, NAVIGATION_MS)
  })
}
