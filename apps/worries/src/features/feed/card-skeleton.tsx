import { Card, Row, Skeleton, Stack } from '@worrystone/ui'
import { styled } from 'styled-components'
import { GAP } from './card-heights.ts'

/** The skeleton of a feed's first screen: cards of the usual shape and height. */
export function CardSkeletons({ count = 6 }: { count?: number | undefined }) {
  return (
    <Column aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Card as="div" key={at}>
          <Stack>
            <Skeleton width="9rem" height="1.1rem" />
            <Skeleton lines={2} height="1.35rem" />
            <Row wrap={false} style={{ minBlockSize: '2.75rem' }}>
              <Skeleton width="2.5rem" height="2.5rem" isRound />
              <Skeleton width="11rem" height="1.1rem" />
            </Row>
            <div style={{ blockSize: '2rem' }}>
              <Skeleton width="8rem" height="1.1rem" />
            </div>
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
