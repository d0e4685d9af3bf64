import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { helplines } from '@worrystone/safety/helplines'
import { Command } from 'commander'
import { type Address, checkAddresses } from './check-addresses.ts'

/** `npm run resources -- check`: requests every address of the directory of help and reports. Meant to be run once a month. */

const SHIPPED = resolve(import.meta.dirname, '../apps/api/catalogue')
const TIMEOUT_MS = 15_000
const CONCURRENCY = 5

const program = new Command('resources').description('Checks the directory of help.')
program
  .command('check')
  .description('Requests each address of the directory and prints which do not respond. Changes nothing.')
  .option('--data-dir <folder>', 'where an operator keeps own entries', process.env.DATA_DIR ?? '.data')
  .action(async ({ dataDir }: { dataDir: string }) => {
    const findings = await checkAddresses(addressesIn([SHIPPED, join(dataDir, 'catalogue')]), {
      timeoutMs: TIMEOUT_MS,
      concurrency: CONCURRENCY,
    })
    const notable = findings.filter(({ state }) => state !== 'fine')
    if (notable.length > 0) console.table(notable)
    console.log(`${findings.length} addresses requested, ${notable.length} to look at.`)
    // A redirected address still helps; a missing one does not.
    process.exitCode = notable.some(({ state }) => state === 'gone' || state === 'silent') ? 1 : 0
  })
await program.parseAsync()

function addressesIn(catalogues: string[]): Address[] {
  const lines = helplines.flatMap(({ id, webUrl, chatUrl }) => [webUrl, chatUrl].flatMap((url) => (url ? [{ id, url }] : [])))
  const entries = catalogues
    .map((folder) => join(folder, 'resources/entries.json'))
    .filter(existsSync)
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Address[])
    .map(({ id, url }) => ({ id, url }))
  return [...new Map([...lines, ...entries].map((address) => [address.url, address])).values()]
}
