import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
// By the public entry: remotes bundle this file themselves, and the error class is the shell's.
import { ApiError } from '@worrystone/api-client'

/** Whether something is on, and how many people it counts. */
export type ToggleState = { isOn: boolean; count: number }

type Change<State, Wanted> = {
  /** Names what is changed, for the whole page: all controls with this key change the same. */
  mutationKey: readonly string[]
  /** What the control shows now. */
  state: State
  /** The state that the change leads to; a change that leads nowhere is not sent. */
  apply: (state: State, wanted: Wanted) => State
  /** Shows a state everywhere on the page. `isPending`: the server has not confirmed it yet. */
  show: (state: State, isPending: boolean) => void
  send: (wanted: Wanted) => Promise<State>
  /** Reads the server's state after a failure that leaves open whether the request arrived. */
  read?: () => Promise<State>
  onConfirmed?: (state: State) => void
  onFailed: (error: unknown) => void
}

/** What the server confirmed last, for keys with requests under way. */
const confirmed = new Map<string, unknown>()

const isOutcomeUnknown = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * Options of a mutation that shows at once what it changes. Its requests go one after another, of several waiting ones only the last
 * is sent, and in the end the page shows what the server answered.
 */
export function optimisticChange<State, Wanted>(change: Change<State, Wanted>): UseMutationOptions<void, Error, Wanted> {
  const { mutationKey, state, apply, show, send, read, onConfirmed, onFailed } = change
  const id = mutationKey.join(' ')
  const getConfirmed = () => (confirmed.has(id) ? (confirmed.get(id) as State) : state)
  const countPending = (client: QueryClient) => client.isMutating({ mutationKey })
  const isConfirmed = (wanted: State) => JSON.stringify(wanted) === JSON.stringify(getConfirmed())

  /** Shows what the server confirmed, unless a later mutation follows or the account is another one by now, which clears the mutations. */
  function showConfirmed(client: QueryClient): { state: State } | undefined {
    const pending = countPending(client)
    if (pending > 1) return undefined
    const confirmedState = getConfirmed()
    confirmed.delete(id)
    if (pending === 0) return undefined
    show(confirmedState, false)
    return { state: confirmedState }
  }

  return {
    mutationKey,
    scope: { id },
    onMutate(wanted) {
      const confirmedState = getConfirmed()
      confirmed.set(id, confirmedState)
      show(apply(confirmedState, wanted), true)
    },
    async mutationFn(wanted, { client }) {
      const isReplaced = countPending(client) > 1
      if (!isReplaced && !isConfirmed(apply(getConfirmed(), wanted))) confirmed.set(id, await send(wanted))
    },
    onSuccess(_data, _wanted, _result, { client }) {
      const confirmedState = showConfirmed(client)
      if (confirmedState) onConfirmed?.(confirmedState.state)
    },
    async onError(error, _wanted, _result, { client }) {
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

type Toggle = Omit<Change<ToggleState, boolean>, 'apply'>

/** An optimistic change that switches something on or off: `mutate(isOn)`. */
export const optimisticToggle = (toggle: Toggle) =>
  optimisticChange<ToggleState, boolean>({
    ...toggle,
    apply: (confirmedState, isOn) => ({
      ...confirmedState,
      isOn,
      count: Math.max(0, confirmedState.count + Number(isOn) - Number(confirmedState.isOn)),
    }),
  })

/** Whether the toggle is on with all clicks so far; `rendered` may be older, because several clicks fit between two renders. */
export function isToggledOn(client: QueryClient, mutationKey: readonly string[], rendered: boolean): boolean {
  const pending = client.getMutationCache().findAll({ mutationKey, exact: true, status: 'pending' })
  return (pending.at(-1)?.state.variables as boolean | undefined) ?? rendered
}

/** A function for a button's click: switches on what is off, and off what is on. */
export function useOptimisticToggle(toggle: Toggle): () => void {
  const client = useQueryClient()
  const { mutate } = useMutation(optimisticToggle(toggle))
  return () => mutate(!isToggledOn(client, toggle.mutationKey, toggle.state.isOn))
}
