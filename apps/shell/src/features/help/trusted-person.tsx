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
      <Panel as="blockquote" isLow style={{ fontFamily: font.serif, textAlign: 'start', userSelect: 'all' }}>
        {sentence}
      </Panel>
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

/** Hidden without scripts. */
const OnlyWithScripts = styled.div`
  @media (scripting: none) { display: none; }
`
