/** Prints what happens as it happens, with the seconds since the show began. */
export function timeline(print: (line: string) => void = console.log) {
  const begin = Date.now()
  const seconds = (at: number) => ((at - begin) / 1_000).toFixed(1).padStart(6)
  return {
    tell: (what: string, at = Date.now()) => print(`${seconds(at)} s  ${what}`),
    /** A line that belongs to the one before. */
    more: (what: string) => print(`          ${what}`),
  }
}

export type Timeline = ReturnType<typeof timeline>

/** Milliseconds as a person reads them. */
export const lasted = (ms: number) => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`)

/** What the show claims. Each is held against what was seen. */
export function claims(print: (line: string) => void = console.log) {
  let areHeld = true
  return {
    claim(sentence: string, isTrue: boolean) {
      areHeld &&= isTrue
      print(`  ${isTrue ? 'yes' : 'NO '}  ${sentence}`)
    },
    isHeld: () => areHeld,
  }
}
