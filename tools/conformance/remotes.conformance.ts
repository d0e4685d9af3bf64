import { expect } from '@playwright/test'
import { CHECKS, CHECKS_FOR_OTHERS } from './checks/index.ts'
import { openingsOf } from './doors.ts'
import { test } from './page.ts'
import { builtRemotes } from './remotes.ts'
import { stageFor } from './stages.ts'

/** All that are built, unless some are named. */
const chosen = process.env.CONFORMANCE_REMOTES?.split(',')

for (const remote of builtRemotes().filter(({ manifest }) => chosen?.includes(manifest.name) ?? true)) {
  for (const opening of openingsOf(remote.manifest)) {
    for (const [place, viewer] of opening.viewers.entries()) {
      test.describe(`${remote.manifest.name} ${opening.title} for a ${viewer}`, () => {
        for (const check of Object.values(place === 0 ? CHECKS : CHECKS_FOR_OTHERS)) {
          test(check.name, async ({ page }) => {
            expect(await check.run(await stageFor(page, { remote, opening, viewer }))).toEqual([])
          })
        }
      })
    }
  }
}
