/** Prints events with the seconds since the start. */
export function createTimeline(print: (line: string) => void = console.log) {
  const begin = Date.now()
  const seconds = (at: number) => ((at - begin) / 1_000).toFixed(1).padStart(6)
  return {
    log: (what: string, at = Date.now()) => print(`${seconds(at)} s  ${what}`),
    /** A continuation of the previous line. */
    more: (what: string) => print(`          ${what}`),
  }
}

export type Timeline = ReturnType<typeof createTimeline>

export const formatDuration = (ms: number) => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`)

/** The assertions of the demo, printed with their results. */
export function createAssertions(print: (line: string) => void = console.log) {
  let areTrue = true
  return {
    assert(sentence: string, isTrue: boolean) {
      areTrue &&= isTrue
      print(`  ${isTrue ? 'yes' : 'NO '}  ${sentence}`)
    },
    areTrue: () => areTrue,
  }
}
