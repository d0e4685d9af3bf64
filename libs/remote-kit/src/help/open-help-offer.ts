import { emit, on } from '@worrystone/events'
import { detectDanger, isCached, joinTexts } from './detect-danger.ts'
import type { HelpChoice, HelpFrom } from './help-choice.ts'
import { rememberShown, wasShown } from './shown-texts.ts'

/** A second click within this time is a double click; after it the text is sent. */
const DOUBLE_CLICK_MS = 10_000
/** Interval of the check that the panel is still open. Closed twice in a row: it was closed without a choice. */
const PANEL_CHECK_MS = 5_000

export { cachedDanger, detectLocally, loadDetector } from './detect-danger.ts'

type OpenOffer = { text: string; openedAt: number; choice: Promise<HelpChoice> }
let open: OpenOffer | null = null

/** `offerHelp` of the kit, once its code is loaded. */
export async function openHelpOffer(texts: readonly string[], from: HelpFrom): Promise<HelpChoice> {
  const text = joinTexts(texts)
  if (open?.text === text) {
    if (Date.now() - open.openedAt < DOUBLE_CLICK_MS) return open.choice
    return 'share'
  }
  const offer: OpenOffer = { text, openedAt: Date.now(), choice: decide(texts, from) }
  open = offer
  try {
    return await offer.choice
  } finally {
    if (open === offer) open = null
  }
}

async function decide(texts: readonly string[], from: HelpFrom): Promise<HelpChoice> {
  const text = joinTexts(texts)
  if (text === '') return 'share'
  const isRepeated = wasShown(text)
  // After a reload the danger is detected again: the message after sending depends on it.
  if (isRepeated && isCached(texts)) return 'share'
  const { level, method } = await detectDanger(texts)
  if (isRepeated || (level < 2 && !method)) return 'share'
  return openPanel(text, { level: level === 0 ? 1 : level, method, from })
}

type Offer = { level: 1 | 2 | 3; method: boolean; from: HelpFrom }

function openPanel(text: string, offer: Offer): Promise<HelpChoice> {
  return new Promise((resolve) => {
    let isOpened = false
    const finish = (choice: HelpChoice) => {
      for (const cleanup of cleanups) cleanup()
      resolve(choice)
    }
    let closedChecks = 0
    const panelTimer = setInterval(() => {
      closedChecks = document.querySelector('dialog[open]') ? 0 : closedChecks + 1
      if (closedChecks >= 2) finish('close')
    }, PANEL_CHECK_MS)
    const cleanups = [
      () => clearInterval(panelTimer),
      on('help.opened/1', () => {
        isOpened = true
      }),
      on('help.answered/1', ({ choice }) => finish(choice)),
    ]
    emit('help.offer/1', offer)
    // A shell that has the panel emits `help.opened/1` while it handles the offer. Without one, danger must not block.
    if (isOpened) rememberShown(text)
    else finish('share')
  })
}
