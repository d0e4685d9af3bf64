import { AvatarStack, SupporterNames } from '@worrystone/community-ui'
import type { StoodBy, CommunitySupport as Support } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { IconText, icons, List, Row, SectionCard, Text } from '@worrystone/ui'

/** The recent supporters of the member's worries, and the support that these received, in sentences; counts of zero are left out. */
export function CommunitySupport({ support, stoodBy }: { support: Support; stoodBy: StoodBy }) {
  const t = useT()
  const { supportReceived, meTooReceived, commentsReceived, supportThisWeek, supportGiven, peopleHelped = 0 } = support
  const lines: [Icon: typeof icons.Users, count: number, sentence: string][] = [
    [icons.HandHeart, supportReceived, t('{{count}} times someone supported you', { count: supportReceived })],
    [icons.Users, meTooReceived, t('{{count}} times someone said “Me too”', { count: meTooReceived })],
    [icons.MessageCircle, commentsReceived, t('{{count}} comments were left for you', { count: commentsReceived })],
    [icons.Sparkles, supportThisWeek, t('{{count}} signs of support came this week', { count: supportThisWeek })],
    [icons.HeartHandshake, supportGiven, t('{{count}} times you supported someone else', { count: supportGiven })],
    [icons.Sun, peopleHelped, t('{{count}} people said that your words helped', { count: peopleHelped })],
  ]
  const received = lines.filter(([, count]) => count > 0)
  return (
    <SectionCard title={t('Community Support')} size="xl" tabIndex={-1}>
      {stoodBy.people.length > 0 && (
        <Row>
          <AvatarStack users={stoodBy.people} />
          <Text strong>
            <SupporterNames {...stoodBy} />
          </Text>
        </Row>
      )}
      {received.length === 0 ? (
        <Text tone="inkSoft">{t('When someone stands by you, you will see it here.')}</Text>
      ) : (
        <List gap={3}>
          {received.map(([Icon, , sentence]) => (
            <IconText as="li" iconTone="supportInk" key={sentence}>
              <Icon size={20} aria-hidden="true" />
              <span>{sentence}</span>
            </IconText>
          ))}
        </List>
      )}
    </SectionCard>
  )
}
