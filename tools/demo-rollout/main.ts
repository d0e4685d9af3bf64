// npm run demo:rollout: a faulty build is served to visitors in a real browser, and the registry halts it by itself.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from '@worrystone/e2e/chromium'
import { ensureChromium } from '@worrystone/e2e/ensure-chromium'
import { freePort, type Product, startProduct } from '@worrystone/e2e/product'
import { build } from '@worrystone/workspace/setup/build'
import { step } from '@worrystone/workspace/setup/run'
import { Command, CommanderError } from 'commander'
import { buildFaulty, removeFolder, workFolder } from './faulty-build.ts'
import { playScenario } from './scenario.ts'
import { createTeam } from './team.ts'

type Options = { show: boolean; seed: number; share: number }

function parseOptions(): Options {
  const command = new Command('npm run demo:rollout --')
    .description('A broken build of worries meets visitors in a real browser, and the registry takes it back by itself.')
    .option('--show', 'with a window to look at', false)
    .option('--seed <number>', 'another seed, other visitors', '372')
    .option('--fault <percent>', 'how many of those who get the build the fault affects', '80')
    .exitOverride()
    .parse()
  const { show, seed, fault } = command.opts<{ show: boolean; seed: string; fault: string }>()
  if (!/^\d{1,9}$/.test(seed)) command.error('--seed takes a whole number')
  if (!(Number(fault) > 0 && Number(fault) <= 100)) command.error('--fault takes a percentage up to 100')
  return { show, seed: Number(seed), share: Number(fault) / 100 }
}

/** A port, data folder, browser and sources of its own; all are removed when it ends. */
async function main({ show: isShown, seed, share }: Options): Promise<boolean> {
  await step('Building the pages', build)
  const work = workFolder()
  const data = mkdtempSync(join(tmpdir(), 'worrystone-demo-'))
  let product: Product | undefined
  let browser: Browser | undefined
  const end = async () => {
    await browser?.close()
    await product?.stop()
    removeFolder(work)
    rmSync(data, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().finally(() => process.exit(130)))
  try {
    const executablePath = await ensureChromium()
    product = startProduct({ PORT: await freePort(), DATA_DIR: data, DEMO: 'on', RATE_LIMIT_SCALE: '1000' })
    browser = await chromium.launch({
      headless: !isShown,
      args: CHROMIUM_ARGUMENTS,
      handleSIGINT: false,
      ...(executablePath && { executablePath }),
    })
    const [dist] = await Promise.all([buildFaulty(work), product.ready()])
    const team = await createTeam(product.address)
    return await playScenario({ browser, site: product.address, dist, seed, share, team })
  } finally {
    await end()
  }
}

try {
  process.exitCode = (await main(parseOptions())) ? 0 : 1
} catch (thrown) {
  if (thrown instanceof CommanderError) process.exitCode = thrown.exitCode === 0 ? 0 : 2
  else {
    console.error(thrown instanceof Error ? thrown.message : thrown)
    process.exitCode = 1
  }
}
