import { emit, useEvent } from '@worrystone/events'
import { onIdle } from '@worrystone/host'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ErrorFallback } from './error-fallback.tsx'
import { type HistoryEntry, openHistoryEntry } from './history-entry.ts'
import type { HelpChoice, HelpOffer, PanelProps } from './panel-props.ts'
import { PlainHelp } from './plain-help.tsx'

/** Loads the panel's code; rejects when it cannot be loaded. */
export type LoadPanel = () => Promise<ComponentType<PanelProps>>

/** After this wait the plain dialog replaces the panel. */
const LOAD_TIMEOUT_MS = 3_000

/** Opens the help panel when a remote requests it. Of several offers while it is open only the first one is shown. */
export function HelpOffers({ loadPanel }: { loadPanel: LoadPanel }) {
  const [offer, setOffer] = useState<HelpOffer | null>(null)
  // Fetched in advance: the network may be gone when it is needed.
  useEffect(() => onIdle(() => void loadPanel().catch(() => {})), [loadPanel])
  useEvent('help.offer/1', (newOffer) => {
    emit('help.opened/1', {})
    setOffer((open) => open ?? newOffer)
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
  const hasAnswered = useRef(false)
  const entry = useRef<HistoryEntry>(null)

  useEffect(() => {
    // The first view stays: nothing may change under the pointer.
    const show = (next: View) => setView((current) => (current === 'waiting' ? next : current))
    const timer = setTimeout(show, LOAD_TIMEOUT_MS, 'plain')
    loadPanel().then(
      (Panel) => show({ Panel }),
      () => show('plain'),
    )
    return () => clearTimeout(timer)
  }, [loadPanel])

  async function answer(choice: HelpChoice) {
    // A double click counts as one answer.
    if (hasAnswered.current) return
    hasAnswered.current = true
    setAnswered(true)
    // A listener of the answer may navigate: the history entry is removed first.
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
    <ErrorFallback fallback={plain}>
      <view.Panel offer={offer} onAnswer={answer} />
    </ErrorFallback>
  )
}
