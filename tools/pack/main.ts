// Packs the packages for teams outside this repository: node tools/pack/main.ts [folder]
import { statSync } from 'node:fs'
import path from 'node:path'
import { packAll } from './pack.ts'

const out = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'dist'))
for (const [name, file] of await packAll(out)) {
  const kilobytes = Math.round(statSync(file).size / 1000)
  console.log(`${name.padEnd(26)} ${String(kilobytes).padStart(5)} KB  ${path.relative(process.cwd(), file)}`)
}
