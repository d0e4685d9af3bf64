import type { Exit } from './failure.ts'
import { run } from './program.ts'

export type CommandResult = { exit: Exit; out: string; err: string }

/** Runs the command in this process and returns its output and exit code. */
export function commandRunner(environment: Record<string, string>, password = '') {
  return async (...args: string[]): Promise<CommandResult> => {
    const result = { out: '', err: '' }
    const exit = await run(args, {
      environment,
      out: (text) => {
        result.out += text
      },
      err: (text) => {
        result.err += text
      },
      password: async () => password,
    })
    return { exit, ...result }
  }
}
