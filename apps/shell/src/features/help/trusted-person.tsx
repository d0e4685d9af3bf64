import { useT } from '@worrystone/i18n'
import { Button, font, icons, Panel, Row } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

/** A sentence to copy and send to a friend. */
export function TrustedPerson() {
  const t = useT()
  const [isCopied, setCopied] = useState(false)
  const sentence = t(
    "I am not doing well right now. Can you stay with me for a while, or call me? You don't have to fix anything.",
  )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sentence)
      setCopied(true)
    } catch {
      // The clipboard is forbidden: the sentence can be selected by hand.
    }
  }
  return (
    <>
      <Sentence as="blockquote" isLow>
        {sentence}
      </Sentence>
      <OnlyWithScripts>
        <Row gap={3}>
          <Button kind="quiet" onClick={copy}>
            <icons.Copy size={18} aria-hidden="true" />
            {t('Copy')}
          </Button>
          <span role="status">{isCopied ? t('Copied') : ''}</span>
        </Row>
      </OnlyWithScripts>
    </>
  )
}

/* Not a style attribute: the page without scripts is served with a policy that refuses those. */
const Sentence = styled(Panel)`
  font-family: ${font.serif};
  text-align: start;
  user-select: all;
`

/** Hidden without scripts. */
const OnlyWithScripts = styled.div`
  @media (scripting: none) { display: none; }
`
