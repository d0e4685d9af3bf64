import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { freePort, withDataDir } from './product.ts'
import { copyWorkspace } from './workspace.ts'

/** `npm run dev` in a workspace of its own whose files may be changed. */
type Dev = { child: ChildProcess; output: () => string; address: string; ended: Promise<number | null> }

const site = () => test.info().project.use.baseURL ?? ''

async function startDev(workspace: string, args: string[]): Promise<Dev> {
  const port = await freePort()
  const child = spawn(process.execPath, ['tools/remote/main.ts', 'dev', '--port', port, ...args], {
    cwd: workspace,
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, output: () => output, address: `http://localhost:${port}`, ended }
}

async function inWorkspace(work: (workspace: string) => Promise<void>) {
  await withDataDir(async (workspace) => {
    copyWorkspace(workspace)
    await work(workspace)
  })
}

/** Changes a file of the remote and returns a function that restores it. */
function change(workspace: string, file: string, edit: (text: string) => string): () => void {
  const path = join(workspace, 'apps/worries/src', file)
  const before = readFileSync(path, 'utf8')
  const after = edit(before)
  expect(after, `${file} was changed`).not.toBe(before)
  writeFileSync(path, after)
  return () => writeFileSync(path, before)
}

const heading = (page: Page) => page.locator('[data-remote=worries] h1')

test('npm run dev shows one local remote inside a deployed site and reloads it at every change', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text())
  })
  await inWorkspace(async (workspace) => {
    const dev = await startDev(workspace, ['worries', '--against', site()])
    try {
      await expect.poll(dev.output, { timeout: 20_000 }).toMatch(/built [a-f0-9]{16} in [\d.]+ s/)
      await page.goto(`${dev.address}/feed`)
      await expect(heading(page)).toHaveText('Feed')
      const [, build = ''] = /built ([a-f0-9]{16})/.exec(dev.output()) ?? []
      await expect(page.locator('[data-remote=worries]').first()).toHaveAttribute('data-build', build)

      await test.step('everything else comes from the deployed site', async () => {
        await expect(page.getByRole('article').first()).toBeVisible()
        await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
        await expect(page.locator('[data-remote=account] h1')).toBeVisible()
        await page.goBack()
        await expect(heading(page)).toHaveText('Feed')
      })

      const changedAt = Date.now()
      change(workspace, 'pages/feed-page.tsx', (text) =>
        text.replace("<PageHeading>{t('Feed')}", "<PageHeading>{t('Feed')}, from here"),
      )
      await expect(heading(page)).toHaveText('Feed, from here')
      test.info().annotations.push({ type: 'from a change to the screen', description: `${Date.now() - changedAt} ms` })

      await test.step('a build that fails is reported, and the last good one stays', async () => {
        const repair = change(workspace, 'pages/feed-page.tsx', (text) =>
          text.replace('import { Feed }', "import './nowhere.ts'\nimport { Feed }"),
        )
        await expect(page.getByRole('alert').filter({ hasText: 'nowhere.ts' })).toBeVisible()
        expect(dev.output()).toContain('The last good build stays')
        await page.reload()
        await expect(heading(page)).toHaveText('Feed, from here')
        repair()
        await expect(page.getByRole('alert')).toBeHidden()
      })

      await test.step('the manifest is watched too', async () => {
        // An open page would reload at the next build and interrupt a navigation.
        await page.goto('about:blank')
        change(workspace, 'manifest.ts', (text) => text.replace("path: '/feed'", "path: '/stream'"))
        const asDocument = { headers: { accept: 'text/html' } }
        await expect.poll(async () => (await page.request.get(`${dev.address}/stream`, asDocument)).status()).toBe(200)
        await page.goto(`${dev.address}/stream`)
        await expect(heading(page)).toHaveText('Feed, from here')
      })

      const beaconResponse = await page.request.post(`${dev.address}/api/registry/beacons`, { data: {} })
      expect(await beaconResponse.json()).toEqual({ data: { message: 'Not counted' } })
      expect(violations).toEqual([])
    } finally {
      dev.child.kill('SIGINT')
      expect(await dev.ended).toBe(0)
    }
  })
})

test('npm run dev reports each problem in one sentence', async () => {
  const port = await freePort()
  const workspace = join(import.meta.dirname, '..')
  const messageOf = async (args: string[]) => {
    const dev = await startDev(workspace, args)
    // A process that keeps running has not detected the problem.
    const killTimer = setTimeout(() => dev.child.kill('SIGKILL'), 20_000)
    const code = await dev.ended
    clearTimeout(killTimer)
    expect(dev.output()).not.toMatch(/^\s+at .+:\d+/m)
    return `${code} ${dev.output().replaceAll(/\s+/g, ' ')}`
  }
  expect(await messageOf(['worries', '--against', `http://localhost:${port}`])).toMatch(/^1 http:.+ could not be reached/)
  expect(await messageOf(['worries'])).toMatch(/^1 Say which site/)
  expect(await messageOf(['nothing-here', '--against', site()])).toMatch(
    /^1 There is no remote "nothing-here" .+account, billing-analytics, wellness, worries/,
  )
  expect(await messageOf(['--against', site()])).toMatch(/^2 missing required argument 'remote'/)
  await whileListening(port, async () => {
    const otherProgram = `http://localhost:${port}`
    expect(await messageOf(['worries', '--against', otherProgram])).toMatch(/^1 .+ not with a page of Worrystone/)
    expect(await messageOf(['worries', '--against', site(), '--port', port])).toMatch(/^1 Port \d+ is taken: .+--port/)
  })
})

/** Another program that listens on a port. */
async function whileListening(port: string, work: () => Promise<void>) {
  const server = createServer((_request, response) => response.end('hello'))
  await new Promise<void>((resolve) => server.listen(Number(port), 'localhost', resolve))
  try {
    await work()
  } finally {
    server.close()
  }
}
