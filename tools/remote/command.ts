import type { Client } from './client.ts'
import type { PasswordSource } from './sign-in.ts'

/** The environment, output and password of a command, so that tests can run it in their own process. */
export type CommandIo = {
  environment: Record<string, string | undefined>
  out: (text: string) => void
  err: (text: string) => void
  password: PasswordSource
}

/** The output of a command: for a person, or as JSON for a script. */
export type CommandOutput = { text: string; json: unknown }

/** Runs a command with a client of the caller, and prints its output. */
export type RunCommand = (work: (client: Client) => Promise<CommandOutput>) => Promise<void>
