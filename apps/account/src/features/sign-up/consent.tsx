import { useT } from '@worrystone/i18n'
import { space, Text, TextLink, VisuallyHidden } from '@worrystone/ui'
import { styled } from 'styled-components'

/** What creating an account means. The texts open in tabs of their own: the password is kept nowhere but in the form. */
export function Consent() {
  const t = useT()
  const pages = [
    ['/guidelines', t('Guidelines')],
    ['/terms', t('Terms')],
    ['/privacy', t('Privacy policy')],
  ] as const
  return (
    <Text as="div" size="s" tone="inkSoft">
      {t('By creating an account you accept our guidelines and terms. The privacy policy says what we keep and who sees it.')}
      <Links>
        {pages.map(([path, label]) => (
          <TextLink key={path} href={path} target="_blank" isTall>
            {label}
            <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
          </TextLink>
        ))}
      </Links>
    </Text>
  )
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
`
