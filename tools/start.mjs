// npm start: from a fresh clone to a running community in one command.
import { build, handOver, install, isBuilt, isInstalled, main, pinnedNode, ROOT, step } from './setup.mjs'

main(async () => {
  if (!isInstalled(ROOT)) await step('1/3 Installing packages (once, about a minute)', install)
  if (!isBuilt()) await step('2/3 Building the pages', build)
  console.log('3/3 Starting')
  return handOver(pinnedNode(), ['apps/api/src/main.ts'])
})
