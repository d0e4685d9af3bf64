import type { CommunitySupport as Support } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Card, Heading, IconText, icons, List, Stack, Text } from '@worrystone/ui'
import { useId } from 'react'

/** The support that one's worries received, in sentences; counts of zero are left out. */
export function CommunitySupport({ support }: { support: Support }) {
  const t = useT()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading size="xl" id={id}>
          {t('Community Support')}
        </Heading>
        <SupportLines support={support} />
      </Stack>
    </Card>
  )
}

function SupportLines({ support }: { support: Support }) {
  const t = useT()
  const { supportReceived, meTooReceived, commentsReceived, supportThisWeek, supportGiven } = support
  const lines: [Icon: typeof icons.Users, count: number, sentence: string][] = [
    [icons.HandHeart, supportReceived, t('{{count}} times someone supported you', { count: supportReceived })],
    [icons.Users, meTooReceived, t('{{count}} times someone said “Me too”', { count: meTooReceived })],
    [icons.MessageCircle, commentsReceived, t('{{count}} comments were left for you', { count: commentsReceived })],
    [icons.Sparkles, supportThisWeek, t('{{count}} signs of support came this week', { count: supportThisWeek })],
    [icons.HeartHandshake, supportGiven, t('{{count}} times you supported someone else', { count: supportGiven })],
  ]
  const shown = lines.filter(([, count]) => count > 0)
  if (shown.length === 0) return <Text tone="inkSoft">{t('When someone stands by you, you will see it here.')}</Text>
  return (
    <List gap={3}>
      {shown.map(([Icon, , sentence]) => (
        <IconText as="li" iconTone="supportInk" key={sentence}>
          <Icon size={20} aria-hidden="true" />
          <span>{sentence}</span>
        </IconText>
      ))}
    </List>
  )
}
