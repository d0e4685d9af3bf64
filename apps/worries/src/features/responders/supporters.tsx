import { AvatarStack, SupporterNames } from '@worrystone/community-ui'
import type { PeoplePage } from '@worrystone/contracts'
import { Button, space } from '@worrystone/ui'
import { styled } from 'styled-components'

type Props = { supporters: PeoplePage; onOpen: () => void }

/** The supporters of an own worry, by name and picture; opens the list of all. The server sends them to the author only. */
export function Supporters({ supporters: { people, total }, onOpen }: Props) {
  // Everybody who supported it may be blocked: the count on the card stays.
  if (people.length === 0) return null
  return (
    <Wide kind="plain" aria-haspopup="dialog" onClick={onOpen}>
      <AvatarStack users={people.map(({ user }) => user)} />
      <span>
        <SupporterNames people={people.map(({ user }) => user)} total={total} />
      </span>
    </Wide>
  )
}

const Wide = styled(Button)`
  align-self: start;
  justify-content: start;
  gap: ${space[3]};
  max-inline-size: 100%;
  text-align: start;
  > :last-child { min-inline-size: 0; overflow-wrap: anywhere; }
`
