import type { LanguageCode, RemoteManifest } from '@worrystone/contracts'
import { i18n } from '@worrystone/i18n'
import { EXPOSE_ATTRIBUTE, inspectPage, knownRules, repeatedIds, rulesOutside } from '@worrystone/remote-kit/conformance'
import { session } from '@worrystone/session'
import '@worrystone/shell/styles/global.css'
import { makeRemotesFail } from './faulty-jsx.ts'
import { createMounts, type MountRequest } from './mounts.ts'

/** The functions that the checks call in the page. */
type Harness = ReturnType<typeof createHarness>

declare global {
  interface Window {
    harness: Harness
  }
}

function createHarness() {
  const mounts = createMounts(document.getElementById('stage') as HTMLElement)
  const rules = knownRules()
  return {
    ...mounts,
    makeRemotesFail,
    /** The page before anything was mounted. */
    initialState: inspectPage(),
    /** Unmounts everything and forgets what was recorded, except uses of the history: a module makes those once, when it loads. */
    async reset() {
      makeRemotesFail('none')
      await mounts.unmountAll()
      for (const recorded of [window.probe.calls.errors, window.probe.calls.violations, window.probe.calls.requests])
        recorded.splice(0)
      document.documentElement.removeAttribute('data-theme')
      await i18n.setLanguage('en')
    },
    repeatedIds,
    inspectPage,
    unreleased: () => window.probe.unreleased(),
    calls: () => window.probe.calls,
    rulesOutside: () => rulesOutside(rules),
    language: (code: LanguageCode) => i18n.setLanguage(code),
    /** The text of everything mounted, its direction, and how much wider than the window it is. */
    read: () => {
      const elements = [...document.querySelectorAll<HTMLElement>(`[${EXPOSE_ATTRIBUTE}]`)]
      return {
        text: elements.map((element) => element.innerText).join('\n'),
        direction: getComputedStyle(elements[0]?.firstElementChild ?? document.documentElement).direction,
        // Of the mounted element, not of the document: the shell clips horizontal overflow.
        tooWide: Math.max(0, ...elements.map((element) => element.scrollWidth - element.clientWidth)),
      }
    },
    /** The heading of the page around a slot. */
    addHeading() {
      const heading = Object.assign(document.createElement('h1'), { textContent: 'Around the slot' })
      document.getElementById('stage')?.prepend(heading)
    },
    waitUntilSettled,
    /** Mounts and unmounts an expose repeatedly, each time for a frame. Returns the milliseconds of each mount. */
    async cycle(build: RemoteManifest, request: MountRequest, times: number): Promise<number[]> {
      const durations: number[] = []
      for (let turn = 0; turn < times; turn++) {
        const { id, ms } = await mounts.mount(build, request)
        durations.push(ms)
        await mounts.afterPaint()
        await mounts.unmount(id)
      }
      return durations
    },
  }
}

/** How long a page must be idle to count as settled. */
const QUIET_MS = 150

/** Waits until no request is pending and nothing renders any more, at most `limit` milliseconds. */
function waitUntilSettled(limit: number): Promise<void> {
  const start = performance.now()
  return new Promise((resolve) => {
    let last = start
    const observer = new MutationObserver(() => {
      last = performance.now()
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    const timer = setInterval(() => {
      const now = performance.now()
      if (window.probe.calls.requests.some(({ isPending }) => isPending)) last = now
      if (now - last < QUIET_MS && now - start < limit) return
      clearInterval(timer)
      observer.disconnect()
      resolve()
    }, 20)
  })
}

async function start(): Promise<void> {
  await Promise.all([session.start(), i18n.start()])
  window.harness = createHarness()
}

void start()
