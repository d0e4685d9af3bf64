import { Avatar, AvatarStack, personName } from '@worrystone/community-ui'
import type { Audience } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, icons, List, Row, Stack, space, Text } from '@worrystone/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { NameLine } from './person-link.tsx'

const MAX_AVATARS = 3

/** Who the friends are, in a sentence. */
export function useFriendsText() {
  const t = useT()
  return (count: number) =>
    count === 0
      ? t('Nobody yet, and whoever you follow later')
      : t('These {{count}} people, and whoever you follow later', { count })
}

/** The friends who will read a worry: pictures, and their names on request. */
export function FriendList({ friends: { people, total } }: { friends: Audience }) {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (people.length === 0) return null
  return (
    <Content>
      <Button kind="plain" size="s" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <AvatarStack users={people.slice(0, MAX_AVATARS)} />
        {isOpen ? t('Hide their names') : t('Show who they are')}
        <icons.ChevronDown size={18} />
      </Button>
      <Stack id={id} gap={3} hidden={!isOpen}>
        <Text size="s" tone="inkSoft">
          {t('They see it because you follow them. Following you is not enough.')}
        </Text>
        <List gap={2}>
          {people.map((user) => (
            <Row as="li" wrap={false} key={user.id}>
              <Avatar user={user} size="s" />
              <NameLine>
                <bdi>{personName(user)}</bdi>
              </NameLine>
            </Row>
          ))}
        </List>
        {total > people.length && <Text size="s">{t('and {{count}} more', { count: total - people.length })}</Text>}
      </Stack>
    </Content>
  )
}

const Content = styled.div`
  margin-block-start: ${space[2]};
  > [hidden] { display: none; }
  > button { margin-block-end: ${space[2]}; }
  > [aria-expanded='true'] > svg { transform: rotate(180deg); }
`
