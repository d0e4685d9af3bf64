import type { EventName, EventPayload } from '@worrystone/contracts'
import { useEffect, useEffectEvent } from 'react'
import { on } from './bus.ts'

/** Subscribes while the component is mounted, always with its latest handler. */
export function useEvent<N extends EventName>(name: N, handler: (payload: EventPayload<N>) => void): void {
  const latest = useEffectEvent(handler)
  useEffect(() => on(name, (payload) => latest(payload)), [name])
}
