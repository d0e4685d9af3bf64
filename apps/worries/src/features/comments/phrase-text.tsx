import { SUPPORT_PHRASES, type SupportPhrase } from '@worrystone/contracts'
import { useLanguage, useTranslateMessage } from '@worrystone/i18n'
import { styled } from 'styled-components'

/** A fixed phrase in the reader's language; what its writer added follows in theirs. */
export function PhraseText({ phrase }: { phrase: SupportPhrase }) {
  const translateMessage = useTranslateMessage()
  const { code } = useLanguage()
  return (
    <Paragraph lang={code} dir="auto">
      {translateMessage(SUPPORT_PHRASES[phrase])}
    </Paragraph>
  )
}

const Paragraph = styled.span`
  display: block;
  font-weight: 650;
`
