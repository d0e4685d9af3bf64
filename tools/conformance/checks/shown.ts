import { placeOf } from '../places.ts'
import { type Check, leadsElsewhere, open, type Stage, show, unmount } from '../stage.ts'

/** What every visit asks for; the other checks take it for granted. */
export const shown: Check = {
  name: 'is shown and taken away, without a word in the console and within the policy of the site',
  async run(stage) {
    await open(stage)
    const id = await show(stage).catch((error: Error) => error)
    if (id instanceof Error) return [`cannot be mounted: ${id.message}`, ...(await said(stage))]
    const drawn = await whatItDrew(stage, id)
    const stuck = await unmount(stage, id).then(
      () => [],
      (error: Error) => [`cannot be taken away: ${error.message}; make the door with page or slot of defineRemote`],
    )
    return [...drawn, ...stuck, ...(await said(stage))]
  },
}

async function whatItDrew(stage: Stage, id: string): Promise<string[]> {
  const html = await stage.page.evaluate((piece) => window.harness.htmlOf(piece), id)
  const crashes = await stage.page.evaluate((piece) => window.harness.crashesOf(piece), id)
  const mayBeBlank = stage.door.path === null || leadsElsewhere(stage)
  return [
    ...crashes.map((crash) => `crashes: ${crash}`),
    ...(html === '' && !mayBeBlank ? ['draws nothing: let the page say something in each of its states'] : []),
  ]
}

async function said({ page, remote }: Stage): Promise<string[]> {
  const { errors, violations } = await page.evaluate(() => window.harness.calls())
  const reported = await page.evaluate(() => window.harness.reported())
  return [
    ...reported.map((what) => `reports an error to the shell: ${what}`),
    ...errors.map(({ what, at }) => `writes an error to the console: ${what} (${placeOf(remote, at)})`),
    ...violations.map(
      ({ what, at }) =>
        `breaks the policy of the site: ${what} (${placeOf(remote, at)}); nothing inline, nothing from elsewhere, no text turned into code`,
    ),
  ]
}
