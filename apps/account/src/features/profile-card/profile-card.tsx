import { Avatar, personName } from '@worrystone/community-ui'
import { type PublicProfile, pictureAt, type User } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { PageHeading } from '@worrystone/remote-kit'
import { Badge, breakpoint, Card, color, font, icons, Row, Skeleton, Stack, space, target } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FactRow, FollowCounts } from './follow-counts.tsx'

type Props = {
  profile: PublicProfile
  /** Set on one's own page: the parts that only its owner sees. */
  own: User | null
  actions: ReactNode
}

/** A person's picture, names, bio, join date and follow counts. */
export function ProfileCard({ profile, own, actions }: Props) {
  const t = useT()
  const picture = profile.avatarUrl
  return (
    <Card as="section" aria-label={personName(profile)}>
      <Layout>
        <Avatar
          size="xxl"
          user={{ ...profile, avatarUrl: picture && pictureAt(picture, 256) }}
          srcSet={picture ? `${pictureAt(picture, 512)} 2x` : undefined}
        />
        <Names gap={1}>
          <PageHeading>
            <bdi>{personName(profile)}</bdi>
          </PageHeading>
          <p>
            <bdi dir="ltr">@{profile.username}</bdi>
          </p>
          {own && (
            <Email as="p" gap={2}>
              <bdi dir="ltr">{own.email}</bdi>
              {!own.emailVerified && <Badge kind="accent">{t('Unverified')}</Badge>}
            </Email>
          )}
        </Names>
        <Actions gap={1} justify="center">
          {actions}
        </Actions>
        {profile.bio && <Bio dir="auto">{profile.bio}</Bio>}
        <Facts>
          <JoinDate at={profile.createdAt} />
          <FollowCounts userId={profile.id} />
        </Facts>
      </Layout>
    </Card>
  )
}

function JoinDate({ at }: { at: string }) {
  const t = useT()
  const { locale } = useLanguage()
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  return (
    <Row as="span" gap={2} wrap={false}>
      <icons.Calendar size={18} />
      <time dateTime={at}>{t('Joined {{when}}', { when: month.format(new Date(at)) })}</time>
    </Row>
  )
}

/** The card while it loads. */
export function ProfileCardSkeleton() {
  return (
    <Card as="div">
      <Layout>
        <Skeleton width="8rem" height="8rem" isRound />
        <Names gap={1}>
          <Skeleton width="10rem" height="2rem" />
          <Skeleton width="7rem" height="1.2rem" />
        </Names>
        <Actions />
        <Facts />
      </Layout>
    </Card>
  )
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
  text-align: center;
  @media (min-width: ${breakpoint.small}) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    justify-items: start;
    align-items: center;
    column-gap: ${space[5]};
    text-align: start;
  }
`

const Names = styled(Stack)`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  > h1, > p { margin: 0; }
  > h1 { font-size: ${font.size.xl}; }
  > p { color: ${color.inkSoft}; }
`

/** Beside an avatar it may reach below the actions: an address breaks badly. */
const Email = styled(Row)`
  justify-content: center;
  row-gap: ${space[1]};
  font-size: ${font.size.s};
  @media (min-width: ${breakpoint.small}) {
    justify-content: flex-start;
    min-inline-size: 20rem;
  }
`

/** Their height is reserved until the viewer is known. */
const Actions = styled(Row)`
  inline-size: 100%;
  min-block-size: ${target};
  @media (min-width: ${breakpoint.small}) {
    align-self: start;
    justify-content: flex-end;
    min-inline-size: 11rem;
  }
`

const Bio = styled.p`
  grid-column: 1 / -1;
  inline-size: 100%;
  max-inline-size: 68ch;
  margin: 0;
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`

/** On a phone the counts are centred on a line of their own: as they load, it stays where it is. */
const Facts = styled(FactRow)`
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  @media (max-width: ${breakpoint.small}) {
    inline-size: 100%;
    > :last-child { flex-basis: 100%; }
  }
`
