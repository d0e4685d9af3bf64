import { Skeleton, Stack } from '@worrystone/ui'

/** The shape of the geographic figures. */
export const GeographicSkeleton = () => (
  <Stack gap={8}>
    <Skeleton height="2.5rem" />
    <Skeleton height="34rem" />
    <Skeleton height="24rem" />
  </Stack>
)

/** The skeleton of the community's figures. */
export const CommunitySkeleton = () => (
  <Stack gap={8}>
    <Skeleton height="2.5rem" />
    <Skeleton height="7rem" />
    <Skeleton height="34rem" />
    <Skeleton height="24rem" />
  </Stack>
)
