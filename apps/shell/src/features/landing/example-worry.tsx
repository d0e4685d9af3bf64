import { useT } from '@worrystone/i18n'
import { Avatar, Badge, Card, color, font, space, WorryText } from '@worrystone/ui'
import { styled } from 'styled-components'

const SOMEONE = { id: 'example', username: 'noor', displayName: 'Noor', avatarUrl: null }

/** What a shared worry looks like. Not a real one, and it says so. */
export function ExampleWorry() {
  const t = useT()
  return (
    <Sheet as="figure">
      <Top>
        <Prompt>{t('I am worried about...')}</Prompt>
        <Badge>{t('Example')}</Badge>
      </Top>
      <WorryText as="blockquote">
        {t('the talk with my sister tomorrow. I have rehearsed it all week, and in my head it never ends well.')}
      </WorryText>
      <By>
        <Avatar user={SOMEONE} size="s" />
        <span>{SOMEONE.displayName}</span>
      </By>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${space[3]};
  margin: 0;
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`

const Prompt = styled.span`
  font-size: ${font.size.s};
  font-weight: 650;
  color: ${color.primaryInk};
`

const By = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`
