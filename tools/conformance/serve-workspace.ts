// The server of the checks inside this repository: with the product's own API and its database, and the remote that tests the kit.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { unpackEarlierBuild } from '@worrystone/e2e/earlier-builds'
import { freePort, startProduct } from '@worrystone/e2e/product'
import { harnessFolder } from './bundle.ts'
import { buildProof } from './proof/build.ts'
import { earlierAndCurrentWorries, proofFolder, proofRemote } from './proof/remotes.ts'
import { builtRemotes } from './remotes.ts'
import { inRunFolder } from './run-folder.ts'
import { createServer, listenUntilEnd } from './server.ts'

await inRunFolder(async (folder) => {
  mkdirSync(proofFolder())
  unpackEarlierBuild('worries', folder)
  const product = startProduct({
    PORT: await freePort(),
    DATA_DIR: path.join(folder, 'data'),
    DEMO: 'on',
    RATE_LIMIT_SCALE: '1000',
  })
  // In parallel, because the start of the product keeps one processor busy.
  const [harness] = await Promise.all([harnessFolder(folder), buildProof(proofFolder()), product.ready()]).catch((error) => {
    product.child.kill('SIGKILL')
    throw error
  })
  const remotes = [...builtRemotes(), ...earlierAndCurrentWorries(), proofRemote()]
  await listenUntilEnd(await createServer({ site: product.address, remotes, harness }), product.ended)
  const end = await product.stop()
  if (end !== 0) throw new Error(`The product ended with ${end}:\n${product.output()}`)
})
