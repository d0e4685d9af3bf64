import type { Beacon, RemoteManifest } from '@worrystone/contracts'
import { Beacon as BeaconSchema } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBeacons } from './beacons.ts'
import { recordBuildInUse } from './builds-in-use.ts'

const SHELL = '5'.repeat(16)
const build = (name: string, digit = 'a') => ({ name, buildId: digit.repeat(16) }) as RemoteManifest
const worries = build('worries')

/** The page's beacons, and the reports sent so far. */
function aVisit() {
  const bodies: Promise<Beacon>[] = []
  const send = vi.fn((address: string, body: Blob) => {
    expect([address, body.type]).toEqual(['/api/registry/beacons', 'application/json'])
    bodies.push(body.text().then((text) => z.safeParse(BeaconSchema, JSON.parse(text)).data as Beacon))
    return true
  })
  Object.assign(navigator, { sendBeacon: send })
  const beacons = createBeacons()
  const sentReports = async () =>
    (await Promise.all(bodies)).map(({ reports }) => reports.map(({ remote, phase }) => `${remote} ${phase}`))
  return { ...beacons, send, bodies, sentReports }
}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  document.head.innerHTML = `<meta name="worrystone-shell" content="${SHELL}">`
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

describe('beacons', () => {
  it('contain shell, builds in use and events, collected over a delay', async () => {
    recordBuildInUse('worries', worries.buildId)
    const { record: report, bodies } = aVisit()
    report(worries, 'loaded', 120.4)
    await vi.advanceTimersByTimeAsync(2_000)
    report(worries, 'mounted', 840)
    expect(bodies).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await bodies[0]).toEqual({
      shell: SHELL,
      remotes: { worries: worries.buildId },
      reports: [
        { remote: 'worries', build: worries.buildId, phase: 'loaded', ms: 120 },
        { remote: 'worries', build: worries.buildId, phase: 'mounted', ms: 840 },
      ],
    })
    expect(bodies).toHaveLength(1)
  })

  it('are sent at once when a build breaks, with the pending ones', async () => {
    const { record: report, sentReports } = aVisit()
    report(build('account'), 'mounted', 1)
    report(worries, 'broken', 1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await sentReports()).toEqual([['account mounted', 'worries failed']])
  })

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'the tab goes to the back',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('are sent when %s', async (_, leavePage) => {
    const { record: report, sentReports } = aVisit()
    report(worries, 'mounted', 1)
    leavePage()
    expect(await sentReports()).toEqual([['worries mounted']])
  })

  it('report each phase of a build once a visit, also across a reload', async () => {
    const beforeReload = aVisit()
    beforeReload.record(worries, 'mounted', 1)
    beforeReload.record(worries, 'mounted', 1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await beforeReload.sentReports()).toEqual([['worries mounted']])

    const afterReload = aVisit()
    afterReload.record(worries, 'mounted', 1)
    afterReload.record(build('worries', 'b'), 'mounted', 1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await afterReload.sentReports()).toEqual([['worries mounted']])
    expect((await afterReload.bodies[0])?.reports[0]?.build).toBe('b'.repeat(16))
  })

  it('report a build that breaks before it was mounted as failed, and afterwards as crashed', async () => {
    const { record: report, sentReports, hasFailed: isKnownBroken } = aVisit()
    report(worries, 'broken', 1)
    report(worries, 'mounted', 1)
    report(worries, 'broken', 1)
    const account = build('account')
    report(account, 'mounted', 1)
    expect(isKnownBroken(account)).toBe(false)
    report(account, 'broken', 1)
    report(account, 'broken', 1)
    expect(isKnownBroken(account)).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    // One visit each, one failure each.
    expect(await sentReports()).toEqual([['worries failed', 'account mounted', 'account crashed']])
  })

  it('hold at most fifty reports, and durations that the registry accepts', async () => {
    const { record: report, bodies } = aVisit()
    for (let count = 0; count < 60; count++) report(build(`remote-${count}`), 'mounted', count ? -1 : 9e9)
    await vi.advanceTimersByTimeAsync(6_000)
    const [first, second] = await Promise.all(bodies)
    expect([first?.reports.length, second?.reports.length]).toEqual([50, 10])
    expect([first?.reports[0]?.ms, first?.reports[1]?.ms]).toEqual([600_000, 0])
  })

  it('stay pending when the browser refuses them', async () => {
    const { record: report, send, sentReports } = aVisit()
    send.mockReturnValueOnce(false)
    report(worries, 'loaded', 1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await sentReports()).toEqual([])
    report(worries, 'mounted', 1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await sentReports()).toEqual([['worries loaded', 'worries mounted']])
  })

  it('are not sent by a shell without a build id', async () => {
    document.head.innerHTML = ''
    const { record: report, send } = aVisit()
    report(worries, 'mounted', 1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(send).not.toHaveBeenCalled()
  })
})
