import { BUDGETS } from '@worrystone/rspack-config/budgets'
import { scriptBytes } from '@worrystone/rspack-config/byte-budgets'
import { type Check, cycle, openOrReset, show, unmount } from '../check-context.ts'

const SAMPLES = 9

export const budget: Check = {
  name: 'keeps its budgets of bytes and of time',
  async run(context) {
    const { remote, request } = context
    const { container, exposes, budgets } = remote.manifest
    const limit = Math.min(BUDGETS.remotePage, budgets.initialBytes)
    const files = [container.entry, ...(exposes[request.expose]?.assets ?? [])]
    const bytes = scriptBytes(remote.dist, files)

    await openOrReset(context)
    await unmount(context, await show(context))
    const durations = (await cycle(context, SAMPLES)).sort((a, b) => a - b)
    const ms = durations[Math.floor(SAMPLES / 2)] ?? 0
    return [
      ...(bytes > limit
        ? [`needs ${bytes} bytes gzip at once, its budget is ${limit}: load later what is not seen first, with import()`]
        : []),
      ...(ms > budgets.mountMs
        ? [`takes ${Math.round(ms)} ms to mount, its budget is ${budgets.mountMs}: draw less at first`]
        : []),
    ]
  },
}
