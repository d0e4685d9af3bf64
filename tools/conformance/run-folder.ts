import { mkdirSync, rmSync } from 'node:fs'
import { runFolder } from './remotes.ts'

/** Makes the folder of the run's temporary files for the time of `work`. */
export async function inRunFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = runFolder()
  mkdirSync(folder)
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
