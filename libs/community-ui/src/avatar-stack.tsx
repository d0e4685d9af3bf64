import type { UserSummary } from '@worrystone/contracts'
import { styled } from 'styled-components'
import { Avatar } from './avatar.tsx'

/** Pictures of a few people, overlapping in a row, the first one in front. Decorative beside their names. */
export const AvatarStack = ({ users }: { users: readonly UserSummary[] }) => (
  <AvatarRow>
    {users.map((user) => (
      <Avatar key={user.id} user={user} size="s" />
    ))}
  </AvatarRow>
)

const AvatarRow = styled.span`
  display: flex;
  flex: none;
  isolation: isolate;
  > * { position: relative; z-index: -1; box-shadow: 0 0 0 2px var(--surface); }
  > :first-child { z-index: 1; }
  > :nth-child(2) { z-index: 0; }
  > :not(:first-child) { margin-inline-start: -0.5rem; }
`
