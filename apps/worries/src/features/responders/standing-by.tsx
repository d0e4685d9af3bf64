import { Faces, StandingByNames } from '@worrystone/community-ui'
import type { PeoplePage } from '@worrystone/contracts'
import { Button, space } from '@worrystone/ui'
import { styled } from 'styled-components'

type Props = { supporters: PeoplePage; onOpen: () => void }

/** Who supports one's own worry, by name and picture; opens the whole list. The server names them to the author only. */
export function StandingBy({ supporters: { people, total }, onOpen }: Props) {
  // Everybody who supported it may be blocked: the count on the card stays.
  if (people.length === 0) return null
  return (
    <Wide kind="plain" aria-haspopup="dialog" onClick={onOpen}>
      <Faces users={people.map(({ user }) => user)} />
      <span>
        <StandingByNames people={people.map(({ user }) => user)} total={total} />
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
