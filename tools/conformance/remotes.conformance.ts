import { expect } from '@playwright/test'
import { CHECKS, CHECKS_FOR_OTHERS } from './checks/index.ts'
import { createCheckContext } from './create-check-context.ts'
import { test } from './page.ts'
import { listViews } from './remote-views.ts'
import { builtRemotes } from './remotes.ts'

for (const remote of builtRemotes()) {
  for (const view of listViews(remote.manifest)) {
    for (const [index, viewer] of view.viewers.entries()) {
      const title = `${remote.manifest.name} ${view.title} for a ${viewer}`
      test.describe(title, () => {
        // In one worker and in order, so that they can share a page.
        test.describe.configure({ mode: 'default' })
        for (const check of Object.values(index === 0 ? CHECKS : CHECKS_FOR_OTHERS)) {
          test(check.name, async ({ sharedContext }) => {
            const context = await sharedContext(title, (page) => createCheckContext(page, { remote, view, viewer }))
            expect(await check.run(context)).toEqual([])
          })
        }
      })
    }
  }
}
