import { Avatar, WorryText } from '@worrystone/community-ui'
import { useT } from '@worrystone/i18n'
import { Badge, Card, MetaRow, Row, space, Text } from '@worrystone/ui'
import { styled } from 'styled-components'

const SOMEONE = { id: 'example', username: 'noor', displayName: 'Noor', avatarUrl: null }

/** A sample worry, labelled as an example. */
export function ExampleWorry() {
  const t = useT()
  return (
    <Sheet as="figure">
      <Row gap={2} justify="between">
        <Text as="span" size="s" tone="primaryInk" strong>
          {t('I am worried about...')}
        </Text>
        <Badge>{t('Example')}</Badge>
      </Row>
      <WorryText as="blockquote">
        {t('the talk with my sister tomorrow. I have rehearsed it all week, and in my head it never ends well.')}
      </WorryText>
      <MetaRow as="figcaption" gap={2}>
        <Avatar user={SOMEONE} size="s" />
        <span>{SOMEONE.displayName}</span>
      </MetaRow>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${space[3]};
  margin: 0;
`
