import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const FOLDER = join(process.env.E2E_FOLDER ?? '', 'outbox')

/** Waits for the newest email to this address with a link to this page, and returns the link. */
export async function findMailedLink(email: string, page: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const names = await readdir(FOLDER).catch(() => [])
      const matching = names.filter((name) => name.endsWith(`-${email}.eml`)).sort()
      for (const name of matching) link = findLink(await readFile(join(FOLDER, name), 'utf8'), page) ?? link
      return link
    })
    .toBeDefined()
  return link ?? ''
}

const findLink = (email: string, page: string) => new RegExp(`^https?://\\S*${page}\\?token=\\S+$`, 'm').exec(email)?.[0]
