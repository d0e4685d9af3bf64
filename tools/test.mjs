// npm test: from a fresh clone to the result of every check in one command. Its last line is `N passed, N failed`.
import { install, isInstalled, pinnedNode } from './setup/packages.mjs'
import { handOver, main, ROOT, step } from './setup/run.mjs'

main(
  async () => {
    if (!isInstalled(ROOT)) await step('Installing packages', install)
    return handOver(pinnedNode(), ['tools/checks.ts', ...process.argv.slice(2)])
  },
  (sentence) => {
    console.log(sentence)
    console.log('0 passed, 1 failed')
  },
)
