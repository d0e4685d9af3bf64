/** Prints events with the seconds since the start. */
export function createTimeline(print: (line: string) => void = console.log) {
  const startedAt = Date.now()
  const seconds = (at: number) => ((at - startedAt) / 1_000).toFixed(1).padStart(6)
  return {
    log: (text: string, at = Date.now()) => print(`${seconds(at)} s  ${text}`),
    /** A continuation of the previous line. */
    detail: (text: string) => print(`          ${text}`),
  }
}

export type Timeline = ReturnType<typeof createTimeline>

export const formatDuration = (ms: number) => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`)

/** The assertions of the demo, printed with their results. */
export function createAssertions(print: (line: string) => void = console.log) {
  let areAllTrue = true
  return {
    assert(sentence: string, isTrue: boolean) {
      areAllTrue &&= isTrue
      print(`  ${isTrue ? 'yes' : 'NO '}  ${sentence}`)
    },
    areAllTrue: () => areAllTrue,
  }
}
