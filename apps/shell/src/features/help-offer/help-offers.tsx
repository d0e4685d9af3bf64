import type { EventPayload } from '@worrystone/contracts'
import { emit, useEvent } from '@worrystone/events'
import { onIdle } from '@worrystone/host'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'

import { type HistoryEntry, openHistoryEntry } from './history-entry.ts'
import { OrInstead } from './or-instead.tsx'
import { PlainHelp } from './plain-help.tsx'

export type HelpOffer = EventPayload<'help.offer/1'>
export type HelpChoice = EventPayload<'help.answered/1'>['choice']
export type PanelProps = { offer: HelpOffer; onAnswer: (choice: HelpChoice) => void }
/** Brings the panel's code; rejects when it can't be had. */
export type LoadPanel = () => Promise<ComponentType<PanelProps>>

/** Longer than this nobody waits for the panel's code: the plain one takes its place. */
const PATIENCE_MS = 3_000

/** Opens the panel of help when a remote asks for it. Of several offers while it is open only the first one is shown. */
export function HelpOffers({ loadPanel }: { loadPanel: LoadPanel }) {
  const [offer, setOffer] = useState<HelpOffer | null>(null)
  // Fetched before it is needed: by then the network may be gone.
  useEffect(() => onIdle(() => void loadPanel().catch(() => {})), [loadPanel])
  useEvent('help.offer/1', (asked) => {
    emit('help.opened/1', {})
    setOffer((open) => open ?? asked)
  })
  const answer = (choice: HelpChoice) => {
    setOffer(null)
    emit('help.answered/1', { choice })
  }
  return offer ? <OpenOffer offer={offer} loadPanel={loadPanel} onAnswer={answer} /> : null
}

type View = 'waiting' | 'plain' | { Panel: ComponentType<PanelProps> }

function OpenOffer({ offer, loadPanel, onAnswer }: PanelProps & { loadPanel: LoadPanel }) {
  const [view, setView] = useState<View>('waiting')
  const [isAnswered, setAnswered] = useState(false)
  const isOver = useRef(false)
  const entry = useRef<HistoryEntry>(null)

  useEffect(() => {
    // What came first stays: nothing changes under the fingers.
    const show = (next: View) => setView((now) => (now === 'waiting' ? next : now))
    const timer = setTimeout(show, PATIENCE_MS, 'plain')
    loadPanel().then(
      (Panel) => show({ Panel }),
      () => show('plain'),
    )
    return () => clearTimeout(timer)
  }, [loadPanel])

  async function answer(choice: HelpChoice) {
    // Two presses are one answer.
    if (isOver.current) return
    isOver.current = true
    setAnswered(true)
    // Whoever hears the answer may go to another page: first this one has its own history again.
    await entry.current?.leave()
    onAnswer(choice)
  }
  const onBack = useEffectEvent(() => void answer('close'))
  useEffect(() => {
    entry.current = openHistoryEntry(() => onBack())
    return () => entry.current?.forget()
  }, [])

  if (view === 'waiting' || isAnswered) return null
  const plain = <PlainHelp onAnswer={answer} />
  if (view === 'plain') return plain
  return (
    <OrInstead instead={plain}>
      <view.Panel offer={offer} onAnswer={answer} />
    </OrInstead>
  )
}
