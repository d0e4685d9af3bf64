import { emit, on } from '@worrystone/events'
import type { HelpChoice, HelpFrom } from './help-offer.ts'
import { isKnown, joined, judge } from './judge.ts'
import { rememberShown, wasShown } from './shown-texts.ts'

/** Who presses again after so long does not see a panel: the text goes on. Before that it is a double press. */
const DOUBLE_PRESS_MS = 10_000
/** So often it is looked whether the panel is still there. Twice in a row it is not: it went without an answer. */
const LOOK_MS = 5_000

export { judgeHere, knownDanger, loadDetector } from './judge.ts'

type OpenOffer = { text: string; since: number; answer: Promise<HelpChoice> }
let open: OpenOffer | null = null

/** `offerHelp` of the kit, once its code is here. */
export async function askFirst(texts: readonly string[], from: HelpFrom): Promise<HelpChoice> {
  const text = joined(texts)
  if (open?.text === text) {
    if (Date.now() - open.since < DOUBLE_PRESS_MS) return open.answer
    return 'share'
  }
  const offer: OpenOffer = { text, since: Date.now(), answer: decide(texts, from) }
  open = offer
  try {
    return await offer.answer
  } finally {
    if (open === offer) open = null
  }
}

async function decide(texts: readonly string[], from: HelpFrom): Promise<HelpChoice> {
  const text = joined(texts)
  if (text === '') return 'share'
  const isRepeated = wasShown(text)
  // After a reload it is judged all the same: the words that follow the sharing depend on it.
  if (isRepeated && isKnown(texts)) return 'share'
  const { level, method } = await judge(texts)
  if (isRepeated || (level < 2 && !method)) return 'share'
  return openPanel(text, { level: level === 0 ? 1 : level, method, from })
}

type Offer = { level: 1 | 2 | 3; method: boolean; from: HelpFrom }

function openPanel(text: string, offer: Offer): Promise<HelpChoice> {
  return new Promise((resolve) => {
    let isOpened = false
    const end = (choice: HelpChoice) => {
      for (const stop of stops) stop()
      resolve(choice)
    }
    let missed = 0
    const watch = setInterval(() => {
      missed = document.querySelector('dialog[open]') ? 0 : missed + 1
      if (missed >= 2) end('close')
    }, LOOK_MS)
    const stops = [
      () => clearInterval(watch),
      on('help.opened/1', () => {
        isOpened = true
      }),
      on('help.answered/1', ({ choice }) => end(choice)),
    ]
    emit('help.offer/1', offer)
    // A shell that knows the panel says so while it handles the offer. Without one, danger must not block.
    if (isOpened) rememberShown(text)
    else end('share')
  })
}
