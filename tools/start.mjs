// npm start: from a fresh clone to a running community in one command.
import { build } from './setup/build.mjs'
import { install, isInstalled, pinnedNode } from './setup/packages.mjs'
import { handOver, main, ROOT, step } from './setup/run.mjs'

main(async () => {
  if (!isInstalled(ROOT)) await step('1/3 Installing packages (once, about a minute)', install)
  await step('2/3 Building the pages that changed', build)
  console.log('3/3 Starting')
  return handOver(pinnedNode(), ['apps/api/src/main.ts'])
})
