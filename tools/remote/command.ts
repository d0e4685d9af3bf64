import type { Client } from './client.ts'

/** The output of a command: for a person, or as JSON for a script. */
export type CommandOutput = { text: string; json: unknown }

/** Runs a command with a client of the caller, and prints its output. */
export type RunCommand = (work: (client: Client) => Promise<CommandOutput>) => Promise<void>
