import { Card, Skeleton, Stack, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { GAP } from './card-heights.ts'

/** The first screen of a feed before it is there: cards of the usual shape and height. */
export function CardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <Column aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Card as="div" key={at}>
          <Stack>
            <Skeleton width="9rem" height="1.1rem" />
            <Skeleton lines={2} height="1.35rem" />
            <Foot>
              <Disc />
              <Skeleton width="11rem" height="1.1rem" />
            </Foot>
            <Answers>
              <Skeleton width="8rem" height="1.1rem" />
            </Answers>
          </Stack>
        </Card>
      ))}
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${GAP}px;
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 2.75rem;
  > :last-child { flex: 1; }
`

/** What the row of a card takes with its margins. */
const Answers = styled.div`
  block-size: 2rem;
`

const Disc = styled.span`
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: 50%;
  background: var(--wash);
`
