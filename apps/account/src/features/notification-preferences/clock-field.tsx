import { Field, TextInput } from '@worrystone/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** Typing a time passes through intermediate times: it is saved after a pause. */
const DEBOUNCE_MS = 700

type Props = { label: string; value: string; onChange: (value: string) => void }

/** A time of day. An emptied field restores its value on blur. */
export function ClockField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const save = () => {
    // Browsers may add seconds.
    const time = typed?.slice(0, 5)
    if (time && time !== value) onChange(time)
    setTyped(null)
  }
  const onPause = useEffectEvent(() => {
    if (typed) save()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each input restarts the wait
  useEffect(() => {
    const timer = setTimeout(() => onPause(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <Field label={label}>
      <TextInput type="time" value={typed ?? value} onChange={(event) => setTyped(event.target.value)} onBlur={save} />
    </Field>
  )
}
