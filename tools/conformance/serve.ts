// The server of the checks against a running site: CONFORMANCE_SITE.
import { harnessFolder } from './bundle.ts'
import { builtRemotes } from './remotes.ts'
import { inRunFolder } from './run-folder.ts'
import { createServer, listenUntilEnd } from './server.ts'

const { CONFORMANCE_SITE: site = '' } = process.env

await inRunFolder(async (folder) => {
  await listenUntilEnd(await createServer({ site, remotes: builtRemotes(), harness: await harnessFolder(folder) }))
})
