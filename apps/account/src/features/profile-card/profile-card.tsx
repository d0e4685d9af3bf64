import { useQuery } from '@tanstack/react-query'
import { Avatar } from '@worrystone/community-ui'
import { type PublicProfile, pictureAt, type User } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { PageHeading } from '@worrystone/remote-kit'
import { Badge, breakpoint, Card, color, font, icons, Row, Skeleton, Stack, space, target, VisuallyHidden } from '@worrystone/ui'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { statsQuery } from '../../shared/follows.queries.ts'
import { personName } from '../../shared/person-link.tsx'

type Props = {
  profile: PublicProfile
  /** Set on one's own page: the parts that only its owner sees. */
  own: User | null
  /** The actions of the card. */
  actions: ReactNode
}

/** A person's picture, names, bio, join date and follow counts. */
export function ProfileCard({ profile, own, actions }: Props) {
  const t = useT()
  const picture = profile.avatarUrl
  return (
    <Card as="section" aria-label={personName(profile)}>
      <Shape>
        <Avatar
          size="xxl"
          user={{ ...profile, avatarUrl: picture && pictureAt(picture, 256) }}
          srcSet={picture ? `${pictureAt(picture, 512)} 2x` : undefined}
        />
        <PersonInfo gap={1}>
          <PageHeading>
            <bdi>{personName(profile)}</bdi>
          </PageHeading>
          <p>
            <bdi dir="ltr">@{profile.username}</bdi>
          </p>
          {own && (
            <Mail>
              <bdi dir="ltr">{own.email}</bdi>
              {!own.emailVerified && <Badge kind="accent">{t('Unverified')}</Badge>}
            </Mail>
          )}
        </PersonInfo>
        <CardActions gap={1} justify="center">
          {actions}
        </CardActions>
        {profile.bio && <Bio dir="auto">{profile.bio}</Bio>}
        <FactRow>
          <Joined at={profile.createdAt} />
          <Counts userId={profile.id} />
        </FactRow>
      </Shape>
    </Card>
  )
}

function Joined({ at }: { at: string }) {
  const t = useT()
  const { locale } = useLanguage()
  const month = useMemo(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }), [locale])
  return (
    <Row as="span" gap={2} wrap={false}>
      <icons.Calendar size={18} />
      <time dateTime={at}>{t('Joined {{when}}', { when: month.format(new Date(at)) })}</time>
    </Row>
  )
}

/** The counts link to the people they count. */
function Counts({ userId }: { userId: string }) {
  const t = useT()
  const { data, isError } = useQuery(statsQuery(userId))
  if (!data && !isError) {
    return (
      <CountLabel>
        <Skeleton width="11rem" height="1.2rem" />
      </CountLabel>
    )
  }
  return (
    <CountLabel>
      <Figure to="?tab=followers" replace preventScrollReset>
        {data ? t('{{count}} followers', { count: data.followersCount }) : <MissingCount of={t('Followers')} />}
      </Figure>
      <Figure to="?tab=following" replace preventScrollReset>
        {data ? (
          t('{{count}} following', { count: data.followingCount })
        ) : (
          <MissingCount of={t('Following', { context: 'people' })} />
        )}
      </Figure>
    </CountLabel>
  )
}

function MissingCount({ of }: { of: string }) {
  const t = useT()
  return (
    <>
      {of}
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('Count unavailable')}</VisuallyHidden>
    </>
  )
}

/** The card while it loads. */
export function ProfileCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <Shape>
        <Skeleton width="8rem" height="8rem" isRound />
        <PersonInfo gap={1}>
          <Skeleton width="10rem" height="2rem" />
          <Skeleton width="7rem" height="1.2rem" />
        </PersonInfo>
        <CardActions gap={1} justify="center" />
        <FactRow>
          <Skeleton width="9rem" height="1.2rem" />
        </FactRow>
      </Shape>
    </Card>
  )
}

const Shape = styled.div`
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

const PersonInfo = styled(Stack)`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  > h1, > p { margin: 0; }
  > h1 { font-size: ${font.size.xl}; }
  > p { color: ${color.inkSoft}; }
`

const Mail = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${font.size.s};
  @media (min-width: ${breakpoint.small}) { justify-content: flex-start; }
`

const CardActions = styled(Row)`
  min-block-size: ${target};
  /* Space is reserved until the viewer is known. */
  @media (min-width: ${breakpoint.small}) {
    align-self: start;
    justify-content: flex-end;
    max-inline-size: 14rem;
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
  text-align: start;
  unicode-bidi: plaintext;
`

const FactRow = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space[5]};
  min-block-size: ${target};
  color: ${color.inkSoft};
`

/* Kept together when the line breaks. */
const CountLabel = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space[5]};
  min-block-size: ${target};
`

const Figure = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target};
  color: ${color.ink};
  font-weight: 650;
  text-decoration: none;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`
