import type { Exit } from './failure.ts'
import { run } from './program.ts'

export type Said = { exit: Exit; out: string; err: string }

/** The command without a process of its own. Answers what it printed and how it ended. */
export function terminal(environment: Record<string, string>, password = '') {
  return async (...args: string[]): Promise<Said> => {
    const said = { out: '', err: '' }
    const exit = await run(args, {
      environment,
      out: (text) => {
        said.out += text
      },
      err: (text) => {
        said.err += text
      },
      password: async () => password,
    })
    return { exit, ...said }
  }
}
