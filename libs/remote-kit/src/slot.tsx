import type { SlotProps } from './platform.ts'
import { usePlatform } from './platform.ts'

/** A place in the page that other remotes may fill. Renders nothing while none does. */
export function Slot(props: SlotProps) {
  const { SlotOutlet } = usePlatform()
  return <SlotOutlet {...props} />
}
