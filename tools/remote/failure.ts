/** The exit codes, so that a script knows what to do next. */
export const EXIT = { done: 0, refused: 1, usage: 2, unreachable: 3, conflict: 4, forbidden: 5 } as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]

type FailureDetails = { exit: Exit; code?: string; reasons?: string[] }

/** Ends the command with a sentence, a list of reasons where there is more than one, and an exit code. */
export class Failure extends Error {
  override name = 'Failure'
  readonly exit: Exit
  /** The server's error code, for a refusal. */
  readonly code: string | undefined
  readonly reasons: string[]

  constructor(sentence: string, { exit, code, reasons = [] }: FailureDetails) {
    super(sentence)
    this.exit = exit
    this.code = code
    this.reasons = reasons
  }
}

export const wrongUsage = (sentence: string) => new Failure(sentence, { exit: EXIT.usage })
