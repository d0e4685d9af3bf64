import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Snapshot } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import type { FastifyBaseLogger } from 'fastify'
import type { RegistrySigner } from './signing.ts'

type Options = { dataDir: string; signer: RegistrySigner; log: FastifyBaseLogger }

/** The last good snapshot, signed, in a file: served while the database is unavailable from the start. */
export function snapshotFile({ dataDir, signer, log }: Options) {
  const folder = join(dataDir, 'registry')
  const file = join(folder, 'snapshot.json')
  let written: string | undefined

  return {
    async write(signed: string) {
      if (signed === written) return
      written = signed
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(`${file}.draft`, signed)
        await rename(`${file}.draft`, file)
      } catch (thrown) {
        written = undefined
        log.warn({ code: (thrown as { code?: unknown }).code }, 'the snapshot could not be kept')
      }
    },

    /** Null if there is none or its signature is invalid. */
    async read(): Promise<Snapshot | null> {
      const signed = await readFile(file, 'utf8').catch(() => '')
      const parsed = z.safeParse(Snapshot, signer.opened(signed))
      return parsed.success ? parsed.data : null
    },
  }
}

export type SnapshotFile = ReturnType<typeof snapshotFile>
