import { Card, color, List, Row, Skeleton, Stack, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** Enough for a tall screen. */
const COUNT = 4

/** Stories of the usual shape and height while they load. */
export function StorySkeletons() {
  return (
    <List gap={5} as="div" aria-hidden="true">
      {Array.from({ length: COUNT }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Card as="div" key={at}>
          <Stack>
            <Skeleton width="8rem" height="1.6rem" />
            <Skeleton lines={2} height="1.35rem" />
            <Resolution gap={3}>
              <Skeleton width="8rem" height="1.2rem" />
              <Skeleton lines={4} height="1.1rem" />
            </Resolution>
            <Row wrap={false} style={{ minBlockSize: '2.75rem' }}>
              <Skeleton width="2.5rem" height="2.5rem" isRound />
              <Skeleton width="11rem" height="1.1rem" />
            </Row>
          </Stack>
        </Card>
      ))}
    </List>
  )
}

const Resolution = styled(Stack)`
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.line};
`
