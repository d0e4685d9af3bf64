import { ApiError } from '@worrystone/api-client'
import { session } from '@worrystone/session'

/** Whether something is on, and how many people it counts. */
export type Stand = { isOn: boolean; count: number }

type Doing = {
  /** Everywhere on the page. `isPending`: the server has not agreed yet. */
  show: (stand: Stand, isPending: boolean) => void
  send: (isOn: boolean) => Promise<Stand>
  /** What the server has now, for when nobody knows whether a failed request arrived. */
  ask?: () => Promise<Stand>
  onAgreed: (stand: Stand) => void
  onFailed: (error: unknown) => void
}

type Running = { base: Stand; wish: boolean }

const running = new Map<string, Running>()

const wished = ({ base, wish }: Running): Stand => ({
  isOn: wish,
  count: Math.max(0, base.count + Number(wish) - Number(base.isOn)),
})

const me = () => {
  const now = session.get()
  return now.status === 'signed-in' ? now.user.id : null
}

const isUnsure = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * One press of a switch that shows at once. However often and wherever it is pressed meanwhile, its requests go one after another, the
 * last wish wins, and in the end the page shows what the server answered.
 */
export async function press(name: string, stand: Stand, { show, send, ask, onAgreed, onFailed }: Doing) {
  const under = running.get(name)
  if (under) {
    under.wish = !under.wish
    show(wished(under), true)
    return
  }
  const mine: Running = { base: stand, wish: !stand.isOn }
  const who = me()
  running.set(name, mine)
  show(wished(mine), true)
  let error: unknown
  try {
    for (let sent = stand.isOn; sent !== mine.wish; ) {
      sent = mine.wish
      mine.base = await send(sent)
    }
  } catch (caught) {
    error = caught
  }
  running.delete(name)
  // Somebody else sits here now.
  if (me() !== who) return
  show(mine.base, false)
  if (!error) onAgreed(mine.base)
  else if (mine.wish !== mine.base.isOn) onFailed(error)
  if (!ask || !isUnsure(error)) return
  const truth = await ask().catch(() => null)
  if (truth && !running.has(name) && me() === who) show(truth, false)
}
