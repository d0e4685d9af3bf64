import { lazyPart, Skeleton, Stack } from '@worrystone/ui'

const Cards = lazyPart(async () => (await import('./security-cards.tsx')).SecurityCards)

/** The cards' heights while nothing is out of the ordinary. */
const SHAPE = ['10rem', '10rem', '13rem', '12.5rem', '13rem']

/** How the account is protected. Fetched on its own: most visits to the settings are about something else. */
export function SecuritySection() {
  return (
    <Cards
      waiting={
        <Stack gap={4}>
          {SHAPE.map((height, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
            <Skeleton key={at} height={height} />
          ))}
        </Stack>
      }
    />
  )
}
