import type { RemoteStatus } from '@worrystone/contracts'
import { Badge, icons } from '@worrystone/ui'
import { type StateKind, useStateText } from './remote-state.ts'

const STYLES: Record<StateKind, { kind: 'calm' | 'primary' | 'accent' | 'danger'; Icon: typeof icons.Check }> = {
  off: { kind: 'danger', Icon: icons.Power },
  halted: { kind: 'danger', Icon: icons.CircleAlert },
  paused: { kind: 'accent', Icon: icons.Pause },
  rolling: { kind: 'primary', Icon: icons.Play },
  steady: { kind: 'calm', Icon: icons.Check },
}

/** The state of a remote, as an icon and a word. */
export function StateBadge({ status }: { status: RemoteStatus }) {
  const { kind, word } = useStateText()(status)
  const { kind: style, Icon } = STYLES[kind]
  return (
    <Badge kind={style}>
      <Icon size={14} />
      {word}
    </Badge>
  )
}
