import type { SlotProps } from './platform.ts'
import { usePlatform } from './platform.ts'

/** A hole in the page that other remotes may fill. Draws nothing while nobody does. */
export function Slot(props: SlotProps) {
  const { SlotOutlet } = usePlatform()
  return <SlotOutlet {...props} />
}
