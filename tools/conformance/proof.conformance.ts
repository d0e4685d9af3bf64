import { expect } from '@playwright/test'
import { type CheckContext, openHarness, show, unmount, waitUntilSettled } from './check-context.ts'
import { CHECKS } from './checks/index.ts'
import { createCheckContext } from './create-check-context.ts'
import { test } from './page.ts'
import { earlierAndCurrentWorries, proofRemote } from './proof/remotes.ts'
import { listViews } from './remote-views.ts'

/** Which check must find which fault, and its report. */
const FAULTS: [expose: string, check: keyof typeof CHECKS, ...says: RegExp[]][] = [
  ['console_', 'mounts', /writes an error to the console: something is wrong here \(.*faulty-pages\.tsx:\d+\)/],
  ['report', 'mounts', /reports an error to the shell: not quite well/],
  ['policy', 'mounts', /breaks the policy of the site: style-src-attr/],
  ['blank', 'mounts', /renders nothing/],
  ['endlessMount', 'mounts', /cannot be mounted: .*nothing for \d+ ms/],
  ['endlessUnmount', 'mounts', /cannot be unmounted: .*nothing for \d+ ms/],
  ['listener', 'leaks', /keeps 5\d × listener \('resize' on Window\), made at .*leaks\.tsx:\d+/],
  ['interval', 'leaks', /keeps 5\d × interval/],
  ['observer', 'leaks', /keeps 5\d × observer \(ResizeObserver\)/],
  ['connection', 'leaks', /keeps 5\d × connection \(BroadcastChannel\)/],
  ['element', 'leaks', /leaves 5\d × <aside> in <body>/],
  ['rules', 'leaks', /adds 5\d style rules in 50 mounts/],
  ['overflow', 'leaks', /leaves class=".*" of <body>/],
  ['held', 'leaks', /5\d of 50 elements can't be collected/],
  ['detached', 'leaks', /\d+ detached nodes stay in memory/],
  ['id', 'twoInstances', /two elements have the id "the-only-one"/],
  ['shared', 'twoInstances', /removes the content of the other/],
  ['root', 'crashesAtFirst', /first render is not reported to the shell/],
  ['root', 'crashesLater', /later render is not reported to the shell/],
  ['bare', 'crashesAtFirst', /renders nothing with the shell's React/],
  ['bare', 'crashesLater', /renders nothing with the shell's React/],
  ['endlessMount', 'suspends', /neither resolves nor rejects/],
  [
    'lastingRequest',
    'unanswered',
    /shows nothing while the API is silent/,
    /still waits for GET .*\?lastingRequest \(.*faulty-pages\.tsx:\d+\)/,
  ],
  ['repeatedRequest', 'unanswered', /requests GET .*\?repeatedRequest .*after it was unmounted/],
  ['keys', 'strict', /React warns: .*unique "key" prop/],
  ['globalStyle', 'ownStylesOnly', /has a global style: body \{ letter-spacing/, /adds a style sheet of its own/],
  ['body', 'ownStylesOnly', /sets data-proof="yes" of <body>/],
  ['history_', 'noHistory', /uses history\.pushState \(.*history\.tsx:\d+\)/, /holds history\.pushState\(\) in/],
  ['popstate', 'noHistory', /uses listens to 'popstate'/],
  ['label', 'accessible', /light: label \(/],
  ['english', 'languages', /de: reads like English/],
  ['wide', 'languages', /is 2\d\d px wider than a window of 360 px/],
  ['leftToRight', 'languages', /ar: renders ltr/],
]

const contextOf = (page: CheckContext['page'], name: string): Promise<CheckContext> => {
  const remote = proofRemote()
  const view = listViews(remote.manifest).find(({ expose }) => expose === name)
  if (!view) throw new Error(`proof/build.ts has no expose ${name}`)
  return createCheckContext(page, { remote, view, viewer: 'visitor' })
}

for (const [expose, check, ...messages] of FAULTS) {
  test(`the kit finds the fault of ${expose} when it checks that it ${CHECKS[check].name}`, async ({ page }) => {
    const problems = await CHECKS[check].run(await contextOf(page, expose))
    for (const message of messages) expect(problems).toContainEqual(expect.stringMatching(message))
  })
}

/** Faults that happen once, or in a narrow window only: a check in a page that another has used must still find them. */
const FAULTS_IN_A_USED_PAGE = ['globalStyle', 'body', 'popstate', 'element', 'wide']

for (const [expose, check, ...messages] of FAULTS.filter(([expose]) => FAULTS_IN_A_USED_PAGE.includes(expose))) {
  test(`the kit finds the fault of ${expose} in a page that another check has used`, async ({ page }) => {
    const context = await contextOf(page, expose)
    await CHECKS.mounts.run(context)
    const problems = await CHECKS[check].run(context)
    for (const message of messages) expect(problems).toContainEqual(expect.stringMatching(message))
  })
}

test('the kit finds exceeded budgets of bytes and time', async ({ page }) => {
  const context = await contextOf(page, 'good')
  const manifest = { ...context.remote.manifest, budgets: { initialBytes: 1_000, mountMs: 0 } }
  expect(await CHECKS.budget.run({ ...context, remote: { ...context.remote, manifest } })).toEqual([
    expect.stringMatching(/needs \d+ bytes gzip at once, its budget is 1000/),
    expect.stringMatching(/takes \d+ ms to mount, its budget is 0/),
  ])
})

test('the kit finds a missing dictionary', async ({ page }) => {
  const context = await contextOf(page, 'good')
  const { hi: _, ...i18n } = context.remote.manifest.i18n
  const manifest = { ...context.remote.manifest, i18n }
  expect(await CHECKS.languages.run({ ...context, remote: { ...context.remote, manifest } })).toEqual([
    'hi: has no dictionary; add dictionaries/hi.json',
  ])
})

for (const check of Object.values(CHECKS)) {
  test(`the kit reports nothing about a good page that ${check.name}`, async ({ page }) => {
    expect(await check.run(await contextOf(page, 'good'))).toEqual([])
  })
}

test('two builds of one remote mount side by side, and either can be unmounted alone', async ({ page }) => {
  const builds = earlierAndCurrentWorries()
  test.skip(builds.length === 0, 'worries is not built')
  const contexts: CheckContext[] = []
  for (const remote of builds) {
    const view = listViews(remote.manifest).find(({ path }) => path === '/feed')
    if (view) contexts.push(await createCheckContext(page, { remote, view, viewer: 'visitor' }))
  }
  const [earlier, current] = contexts as [CheckContext, CheckContext]
  await openHarness(current)
  const ids = [await show(earlier), await show(current)] as const
  const html = (id: string) => page.evaluate((mounted) => window.harness.htmlOf(mounted), id)
  const styles = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll('[data-conformance-expose] a, [data-conformance-expose] button')]
      // By kind: the cards of the feed depend on the scroll position.
      const styles = links.map((link) => [link.className, getComputedStyle(link).color + getComputedStyle(link).padding])
      return Object.fromEntries(styles) as Record<string, string>
    })
  expect(await page.evaluate(() => window.harness.repeatedIds())).toEqual([])
  const stylesBefore = await styles()
  await unmount(earlier, ids[0])
  await waitUntilSettled(current)
  expect(await html(ids[1])).not.toBe('')
  const after = await styles()
  const kinds = Object.keys(after).filter((kind) => kind in stylesBefore)
  expect(kinds.length).toBeGreaterThan(3)
  for (const kind of kinds) expect([kind, after[kind]]).toEqual([kind, stylesBefore[kind]])

  const remountedId = await show(earlier)
  await unmount(current, ids[1])
  await waitUntilSettled(earlier)
  expect(await html(remountedId)).not.toBe('')
  const { errors, violations } = await page.evaluate(() => window.harness.calls())
  expect([...errors, ...violations]).toEqual([])
})
