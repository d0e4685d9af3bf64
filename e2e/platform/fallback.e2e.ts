import { expect } from '@playwright/test'
import { addSecondBuild, recordOf, recordRequests, SECOND_BUILD, setCandidate, withCandidate } from '../build-records.ts'
import { crashesLater, FAULTS, reactPage } from '../faulty-builds.ts'
import {
  errorPanel,
  explainBuild,
  goTo,
  headingOf,
  isSameDocument,
  markDocument,
  recordProblems,
  signInButton,
  tryAgainButton,
  unexpectedProblems,
} from '../page.ts'
import { test } from '../test.ts'
import { withTestRegistry } from '../test-registry.ts'

/** The longest time to the next build: every attempt of the load and the whole deadline of the mount. */
const NEXT_BUILD_MS = 20_000

test('when the stable build is missing, the previous one is mounted in the same page', async ({ page }) => {
  const problems = recordProblems(page)
  const registry = await withTestRegistry(page)
  registry.changeSnapshot((snapshot) => {
    const record = recordOf(snapshot, 'account')
    addSecondBuild(snapshot, 'account')
    Object.assign(record, { stable: SECOND_BUILD, previous: [record.stable] })
  })
  await page.goto('/login')
  await expect(signInButton(page)).toBeVisible({ timeout: NEXT_BUILD_MS })
  // It is not requested again in this visit.
  expect(await explainBuild(page, 'account')).toContain(`stable ${SECOND_BUILD}: failed here before`)
  expect(problems).toEqual([])
})

/** One of each kind: while loading, while mounting, while rendering, and never. `faults.e2e.ts` tests the others. */
const TESTED_FAULTS = [
  'throws while it is evaluated',
  'never finishes mounting',
  'throws in its first render',
  'suspends forever',
]

for (const [fault, entry] of FAULTS.filter(([name]) => TESTED_FAULTS.includes(name))) {
  test(`a candidate that ${fault} is replaced by the stable build in the same page, and is not tried again in this tab`, async ({
    page,
  }) => {
    const problems = recordProblems(page)
    await withCandidate(page, 'worries', entry)
    await page.goto('/feed')
    await expect(headingOf(page, 'worries')).toBeVisible({ timeout: NEXT_BUILD_MS })
    await expect(errorPanel(page)).toBeHidden()
    expect(await explainBuild(page, 'worries')).toContain(`candidate ${SECOND_BUILD}: failed here before`)

    const laterRequests = recordRequests(page, SECOND_BUILD)
    await page.reload()
    await expect(headingOf(page, 'worries')).toBeVisible()
    expect(laterRequests).toEqual([])
    expect(unexpectedProblems(problems)).toEqual([])
  })
}

test('a candidate that crashes after it was mounted shows an error panel, and Try Again mounts the stable build', async ({
  page,
}) => {
  const problems = recordProblems(page)
  await withCandidate(page, 'worries', crashesLater)
  await page.goto('/feed')
  await expect(errorPanel(page)).toBeVisible()
  await markDocument(page)
  await tryAgainButton(page).click()
  await expect(headingOf(page, 'worries')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  expect(await explainBuild(page, 'worries')).toContain(`candidate ${SECOND_BUILD}: failed here before`)
  expect(unexpectedProblems(problems)).toEqual([])
})

test('a candidate without an audience in this browser is not fetched', async ({ page }) => {
  const fetched = recordRequests(page, SECOND_BUILD)
  const registry = await withTestRegistry(page)
  registry.changeSnapshot((snapshot) => {
    addSecondBuild(snapshot, 'worries')
    setCandidate(snapshot, 'worries', SECOND_BUILD)
    const { candidate } = recordOf(snapshot, 'worries')
    if (candidate) candidate.percentBp = 0
  })
  await page.goto('/feed')
  await expect(headingOf(page, 'worries')).toBeVisible()
  expect(fetched).toEqual([])
  expect(await explainBuild(page, 'worries')).toContain(`candidate ${SECOND_BUILD}: rolled out to 0 %`)
})

test('a remote that was switched off shows its message, and nothing of it is fetched', async ({ page }) => {
  const fetched = recordRequests(page, '/remotes/account/')
  const message = 'This part of the site is taking a short break. Nothing of yours is lost.'
  const registry = await withTestRegistry(page)
  registry.changeSnapshot((snapshot) => {
    recordOf(snapshot, 'account').kill = { on: true, messageKey: message }
  })
  await page.goto('/login')
  await expect(page.getByText(message)).toBeVisible()
  expect(fetched).toEqual([])
})

test('a remote that was switched off without a message shows an error panel', async ({ page }) => {
  const registry = await withTestRegistry(page)
  registry.changeSnapshot((snapshot) => {
    recordOf(snapshot, 'account').kill = { on: true, messageKey: null }
  })
  await page.goto('/login')
  await expect(errorPanel(page)).toBeVisible()
})

test('a blocked stable build is skipped for the previous one', async ({ page }) => {
  const registry = await withTestRegistry(page)
  registry.changeSnapshot((snapshot) => {
    const record = recordOf(snapshot, 'account')
    addSecondBuild(snapshot, 'account')
    Object.assign(record, { stable: SECOND_BUILD, previous: [record.stable], blocked: [SECOND_BUILD] })
  })
  const fetched = recordRequests(page, SECOND_BUILD)
  await page.goto('/login')
  await expect(signInButton(page)).toBeVisible()
  expect(fetched).toEqual([])
})

test('a halted candidate is left at the next navigation, and not before', async ({ page }) => {
  const problems = recordProblems(page)
  await page.clock.install()
  const entry = reactPage(`() => React.createElement('h1', null, 'the candidate')`)
  const { registry, offerCandidate } = await withCandidate(page, 'worries', entry)
  await page.goto('/feed')
  const candidate = page.getByRole('heading', { name: 'the candidate' })
  await expect(candidate).toBeVisible()
  await markDocument(page)

  registry.changeSnapshot((snapshot) => {
    offerCandidate(snapshot)
    const halted = recordOf(snapshot, 'worries').candidate
    if (halted) halted.state = 'halted'
  })
  // The page requests it at most once a minute.
  const response = page.waitForResponse('**/registry/snapshot.json')
  await page.clock.fastForward('01:05')
  await response
  await expect(candidate).toBeVisible()

  await goTo(page, 'Sign In')
  await expect(signInButton(page)).toBeVisible()
  await page.goBack()
  await expect(headingOf(page, 'worries')).toBeVisible()
  await expect(candidate).toBeHidden()
  expect(await isSameDocument(page)).toBe(true)
  expect(await explainBuild(page, 'worries')).toContain(`candidate ${SECOND_BUILD}: halted`)
  expect(unexpectedProblems(problems)).toEqual([])
})
