import { expect } from '@playwright/test'
import { CHECKS, CHECKS_FOR_OTHERS } from './checks/index.ts'
import { createCheckContext } from './create-check-context.ts'
import { test } from './page.ts'
import { listViews } from './remote-views.ts'
import { builtRemotes } from './remotes.ts'

for (const remote of builtRemotes()) {
  for (const view of listViews(remote.manifest)) {
    for (const [place, viewer] of view.viewers.entries()) {
      test.describe(`${remote.manifest.name} ${view.title} for a ${viewer}`, () => {
        for (const check of Object.values(place === 0 ? CHECKS : CHECKS_FOR_OTHERS)) {
          test(check.name, async ({ page }) => {
            expect(await check.run(await createCheckContext(page, { remote, view, viewer }))).toEqual([])
          })
        }
      })
    }
  }
}
