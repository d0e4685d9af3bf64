import type { ReactNode } from 'react'

/** One of a few values, which a select and a menu offer alike. */
export type Setting = {
  /** The accessible name of its control. */
  label: string
  icon: ReactNode
  value: string
  choices: readonly { value: string; label: string; lang?: string }[]
  isBusy?: boolean
  onChoose: (value: string) => void
}
