/** The source of a call, by its stack. */
export type CallSite = {
  /** `address:line:column` of the nearest frame of a remote, else of the nearest frame at all. */
  at: string
  /** Some frame belongs to a remote: it caused the call. */
  isOfRemote: boolean
  /** The direct caller belongs to a remote; false when the shell or a shared package called on its behalf. */
  isDirect: boolean
}

const FRAME = /(\w+:\/\/[^\s()]+?:\d+:\d+)\)?$/
const REMOTE_FRAME = /^\w+:\/\/[^/]+\/remotes\//

/** Parses a V8 stack. `own`: the address of the calling script, whose frames do not count. */
export function callSiteOf(stack: string, recorderUrl: string): CallSite {
  const frames = stack
    .split('\n')
    .flatMap((line) => FRAME.exec(line.trim())?.[1] ?? [])
    .filter((frame) => !recorderUrl || !frame.startsWith(recorderUrl))
  const remoteFrame = frames.find((frame) => REMOTE_FRAME.test(frame))
  return {
    at: remoteFrame ?? frames[0] ?? 'unknown',
    isOfRemote: remoteFrame !== undefined,
    isDirect: remoteFrame !== undefined && remoteFrame === frames[0],
  }
}
