import { expect } from '@playwright/test'
import { CHECKS } from './checks/index.ts'
import { openingsOf } from './doors.ts'
import { test } from './page.ts'
import { bothWorries, proofRemote } from './remotes.ts'
import { open, type Stage, settled, show, unmount } from './stage.ts'
import { stageFor } from './stages.ts'

/** Which check has to find which fault, and what it says to whoever made it. */
const FAULTS: [door: string, check: keyof typeof CHECKS, ...says: RegExp[]][] = [
  ['console_', 'shown', /writes an error to the console: something is wrong here \(.*manners\.tsx:\d+\)/],
  ['report', 'shown', /reports an error to the shell: not quite well/],
  ['policy', 'shown', /breaks the policy of the site: style-src-attr/],
  ['blank', 'shown', /draws nothing/],
  ['deaf', 'shown', /cannot be mounted: .*nothing for \d+ ms/],
  ['sticky', 'shown', /cannot be taken away: .*nothing for \d+ ms/],
  ['listener', 'leavesNothing', /keeps 5\d × listener \('resize' on Window\), made at .*leaks\.tsx:\d+/],
  ['interval', 'leavesNothing', /keeps 5\d × interval/],
  ['observer', 'leavesNothing', /keeps 5\d × observer \(ResizeObserver\)/],
  ['connection', 'leavesNothing', /keeps 5\d × connection \(BroadcastChannel\)/],
  ['element', 'leavesNothing', /leaves 5\d × <aside> in <body>/],
  ['rules', 'leavesNothing', /adds 5\d style rules in 50 mounts/],
  ['overflow', 'leavesNothing', /leaves class=".*" of <body>/],
  ['held', 'leavesNothing', /5\d of 50 elements can't be collected/],
  ['detached', 'leavesNothing', /\d+ detached nodes stay in memory/],
  ['id', 'twoAtOnce', /two elements have the id "the-only-one"/],
  ['shared', 'twoAtOnce', /takes the content of the other away/],
  ['root', 'crashesAtFirst', /first render is not told to the shell/],
  ['root', 'crashesLater', /later render is not told to the shell/],
  ['bare', 'crashesAtFirst', /draws nothing with the shell's React/],
  ['bare', 'crashesLater', /draws nothing with the shell's React/],
  ['deaf', 'suspends', /neither resolves nor rejects/],
  ['asking', 'unanswered', /shows nothing while the API is silent/, /still waits for GET .*\?asking \(.*manners\.tsx:\d+\)/],
  ['insisting', 'unanswered', /asks GET .*\?insisting .*after it was taken away/],
  ['keys', 'strict', /React complains: .*unique "key" prop/],
  ['globalStyle', 'ownStylesOnly', /has a global style: body \{ letter-spacing/, /adds a style sheet of its own/],
  ['body', 'ownStylesOnly', /sets data-proof="yes" of <body>/],
  ['history_', 'noHistory', /uses history\.pushState \(.*history\.tsx:\d+\)/, /holds history\.pushState\(\) in/],
  ['popstate', 'noHistory', /uses listens to 'popstate'/],
  ['label', 'accessible', /light: label \(/],
  ['english', 'words', /de: reads like English/],
  ['wide', 'words', /is 2\d\d px wider than a window of 360 px/],
  ['leftToRight', 'words', /ar: is drawn ltr/],
]

const aStage = (page: Stage['page'], name: string): Promise<Stage> => {
  const remote = proofRemote()
  const opening = openingsOf(remote.manifest).find(({ expose }) => expose === name)
  if (!opening) throw new Error(`proof/build.ts has no door ${name}`)
  return stageFor(page, { remote, opening, viewer: 'visitor' })
}

for (const [door, check, ...says] of FAULTS) {
  test(`the kit finds the fault of ${door} when it asks whether it ${CHECKS[check].name}`, async ({ page }) => {
    const found = await CHECKS[check].run(await aStage(page, door))
    for (const words of says) expect(found).toContainEqual(expect.stringMatching(words))
  })
}

test('the kit finds what is too big and too slow', async ({ page }) => {
  const stage = await aStage(page, 'good')
  const manifest = { ...stage.remote.manifest, budgets: { initialBytes: 1_000, mountMs: 0 } }
  expect(await CHECKS.budget.run({ ...stage, remote: { ...stage.remote, manifest } })).toEqual([
    expect.stringMatching(/needs \d+ bytes gzip at once, its budget is 1000/),
    expect.stringMatching(/takes \d+ ms to mount, its budget is 0/),
  ])
})

test('the kit misses a dictionary', async ({ page }) => {
  const stage = await aStage(page, 'good')
  const { hi: _, ...i18n } = stage.remote.manifest.i18n
  const manifest = { ...stage.remote.manifest, i18n }
  expect(await CHECKS.words.run({ ...stage, remote: { ...stage.remote, manifest } })).toEqual([
    'hi: has no dictionary; add dictionaries/hi.json',
  ])
})

for (const check of Object.values(CHECKS)) {
  test(`the kit has nothing to say of a good page that ${check.name}`, async ({ page }) => {
    expect(await check.run(await aStage(page, 'good'))).toEqual([])
  })
}

test('two builds of one remote stand side by side, and either can go without the other', async ({ page }) => {
  const builds = bothWorries()
  test.skip(builds.length === 0, 'worries is not built')
  const stages: Stage[] = []
  for (const remote of builds) {
    const opening = openingsOf(remote.manifest).find(({ path }) => path === '/feed')
    if (opening) stages.push(await stageFor(page, { remote, opening, viewer: 'visitor' }))
  }
  const [earlier, today] = stages as [Stage, Stage]
  await open(today)
  const pieces = [await show(earlier), await show(today)] as const
  const html = (piece: string) => page.evaluate((id) => window.harness.htmlOf(id), piece)
  const styles = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll('[data-conformance-piece] a, [data-conformance-piece] button')]
      // By kind: which cards of the feed are there depends on where it stands.
      const looks = links.map((link) => [link.className, getComputedStyle(link).color + getComputedStyle(link).padding])
      return Object.fromEntries(looks) as Record<string, string>
    })
  expect(await page.evaluate(() => window.harness.repeatedIds())).toEqual([])
  const before = await styles()
  await unmount(earlier, pieces[0])
  await settled(today)
  expect(await html(pieces[1])).not.toBe('')
  const after = await styles()
  const kept = Object.keys(after).filter((kind) => kind in before)
  expect(kept.length).toBeGreaterThan(3)
  for (const kind of kept) expect([kind, after[kind]]).toEqual([kind, before[kind]])

  const again = await show(earlier)
  await unmount(today, pieces[1])
  await settled(earlier)
  expect(await html(again)).not.toBe('')
  const { errors, violations } = await page.evaluate(() => window.harness.calls())
  expect([...errors, ...violations]).toEqual([])
})
