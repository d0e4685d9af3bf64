// npm test: from a fresh clone to a verdict in one command. Its last line is `N passed, N failed`.
import { handOver, install, isInstalled, main, pinnedNode, ROOT, step } from './setup.mjs'

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
