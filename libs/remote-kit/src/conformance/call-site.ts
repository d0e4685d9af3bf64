/** Where a call came from, as the stack tells it. */
export type CallSite = {
  /** `address:line:column` of the nearest frame of a remote, else of the nearest frame at all. */
  at: string
  /** Some frame belongs to a remote: without it the call would not have been made. */
  isOfRemote: boolean
  /** The very caller belongs to a remote; false when the shell or a shared package called on its behalf. */
  isDirect: boolean
}

const FRAME = /(\w+:\/\/[^\s()]+?:\d+:\d+)\)?$/
const OF_REMOTE = /^\w+:\/\/[^/]+\/remotes\//

/** Reads a V8 stack. `own`: the address of the script that asks, whose frames do not count. */
export function callSiteOf(stack: string, own: string): CallSite {
  const frames = stack
    .split('\n')
    .flatMap((line) => FRAME.exec(line.trim())?.[1] ?? [])
    .filter((frame) => !own || !frame.startsWith(own))
  const ofRemote = frames.find((frame) => OF_REMOTE.test(frame))
  return {
    at: ofRemote ?? frames[0] ?? 'unknown',
    isOfRemote: ofRemote !== undefined,
    isDirect: ofRemote !== undefined && ofRemote === frames[0],
  }
}
