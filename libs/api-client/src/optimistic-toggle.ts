import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
// By the public entry: remotes bundle this file themselves, and the error class is the shell's.
import { ApiError } from '@worrystone/api-client'

/** Whether something is on, and how many people it counts. */
export type ToggleState = { isOn: boolean; count: number }

type Toggle = {
  /** Names the toggle for the whole page: all buttons with this key are one toggle. */
  mutationKey: readonly string[]
  /** What the button shows now. */
  state: ToggleState
  /** Shows a state everywhere on the page. `isPending`: the server has not confirmed it yet. */
  show: (state: ToggleState, isPending: boolean) => void
  send: (isOn: boolean) => Promise<ToggleState>
  /** Reads the server's state after a failure that leaves open whether the request arrived. */
  read?: () => Promise<ToggleState>
  onConfirmed: (state: ToggleState) => void
  onFailed: (error: unknown) => void
}

/** What the server confirmed last, for toggles with requests under way. */
const confirmed = new Map<string, ToggleState>()

const isOutcomeUnknown = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * Options of a mutation that switches something on or off: `mutate(isOn)` shows at once. Its requests go one after another, of several
 * waiting ones only the last is sent, and in the end the page shows what the server answered.
 */
export function optimisticToggle(toggle: Toggle): UseMutationOptions<void, Error, boolean> {
  const { mutationKey, state, show, send, read, onConfirmed, onFailed } = toggle
  const id = mutationKey.join(' ')
  const getConfirmed = () => confirmed.get(id) ?? state
  const countPending = (client: QueryClient) => client.isMutating({ mutationKey })

  /** Shows what the server confirmed, unless a later mutation follows or the account is another one by now, which clears the mutations. */
  function showConfirmed(client: QueryClient): ToggleState | undefined {
    const pending = countPending(client)
    if (pending > 1) return undefined
    const last = getConfirmed()
    confirmed.delete(id)
    if (pending === 0) return undefined
    show(last, false)
    return last
  }

  return {
    mutationKey,
    scope: { id },
    onMutate(isOn) {
      const last = getConfirmed()
      confirmed.set(id, last)
      show({ isOn, count: Math.max(0, last.count + Number(isOn) - Number(last.isOn)) }, true)
    },
    async mutationFn(isOn, { client }) {
      const isReplaced = countPending(client) > 1
      if (!isReplaced && isOn !== getConfirmed().isOn) confirmed.set(id, await send(isOn))
    },
    onSuccess(_data, _isOn, _result, { client }) {
      const last = showConfirmed(client)
      if (last) onConfirmed(last)
    },
    async onError(error, _isOn, _result, { client }) {
      if (showConfirmed(client)) onFailed(error)
      if (!read || !isOutcomeUnknown(error)) return
      const actual = await read().catch(() => undefined)
      if (!actual) return
      const pending = countPending(client)
      if (pending > 1) confirmed.set(id, actual)
      else if (pending === 1) show(actual, false)
    },
  }
}

/** Whether the toggle is on with all clicks so far; `shown` may be older, because several clicks fit between two renders. */
export function isToggledOn(client: QueryClient, mutationKey: readonly string[], shown: boolean): boolean {
  const pending = client.getMutationCache().findAll({ mutationKey, exact: true, status: 'pending' })
  return (pending.at(-1)?.state.variables as boolean | undefined) ?? shown
}

/** A function for a button's click: switches on what is off, and off what is on. */
export function useOptimisticToggle(toggle: Toggle): () => void {
  const client = useQueryClient()
  const { mutate } = useMutation(optimisticToggle(toggle))
  return () => mutate(!isToggledOn(client, toggle.mutationKey, toggle.state.isOn))
}
