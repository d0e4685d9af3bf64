import type { LanguageCode, RemoteManifest } from '@worrystone/contracts'
import { i18n } from '@worrystone/i18n'
import { EXPOSE_ATTRIBUTE, inspectPage, knownRules, repeatedIds, rulesOutside } from '@worrystone/remote-kit/conformance'
import { session } from '@worrystone/session'
import '@worrystone/shell/styles/global.css'
import { makeRemotesFail } from './faulty-jsx.ts'
import { createMounts, type MountRequest } from './mounts.ts'

/** What the checks do in the page. */
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
    repeatedIds,
    looks: inspectPage,
    left: () => window.probe.left(),
    calls: () => window.probe.calls,
    rulesOutside: () => rulesOutside(rules),
    language: (code: LanguageCode) => i18n.setLanguage(code),
    /** The text of everything mounted, from which side, and how much wider than the window they are. */
    read: () => {
      const elements = [...document.querySelectorAll<HTMLElement>(`[${EXPOSE_ATTRIBUTE}]`)]
      return {
        text: elements.map((element) => element.innerText).join('\n'),
        direction: getComputedStyle(elements[0]?.firstElementChild ?? document.documentElement).direction,
        // Of the mounted element, not of the document: the shell lets nothing scroll sideways, it is cut off.
        tooWide: Math.max(0, ...elements.map((element) => element.scrollWidth - element.clientWidth)),
      }
    },
    /** The heading that the page around a slot would have. */
    addHeading() {
      const heading = Object.assign(document.createElement('h1'), { textContent: 'Around the slot' })
      document.getElementById('stage')?.prepend(heading)
    },
    settled,
    /** Mounts and unmounts an expose again and again, each time for a frame. Answers the milliseconds that each mount took. */
    async cycle(build: RemoteManifest, request: MountRequest, times: number): Promise<number[]> {
      const took: number[] = []
      for (let turn = 0; turn < times; turn++) {
        const { id, ms } = await mounts.mount(build, request)
        took.push(ms)
        await mounts.afterPaint()
        await mounts.unmount(id)
      }
      return took
    },
  }
}

/** How long nothing may happen until a page counts as finished. */
const QUIET_MS = 150

/** Waits until no answer is on its way and nothing is drawn any more; after `limit` milliseconds it is enough. */
function settled(limit: number): Promise<void> {
  const start = performance.now()
  return new Promise((done) => {
    let last = start
    const observer = new MutationObserver(() => {
      last = performance.now()
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    const look = setInterval(() => {
      const now = performance.now()
      if (window.probe.calls.requests.some(({ isPending }) => isPending)) last = now
      if (now - last < QUIET_MS && now - start < limit) return
      clearInterval(look)
      observer.disconnect()
      done()
    }, 20)
  })
}

async function start(): Promise<void> {
  await Promise.all([session.start(), i18n.start()])
  window.harness = createHarness()
}

void start()
