// Builds a copy of a remote where it lies.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildRemote } from '@worrystone/rspack-config/remote'

const dir = resolve(process.argv[2] ?? '')
const { manifest } = await import(pathToFileURL(join(dir, 'src/manifest.ts')).href)
await buildRemote(dir, manifest)
