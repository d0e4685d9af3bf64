import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { i18n, useLanguage, useT } from '@worrystone/i18n'
import { chooseLanguage } from '@worrystone/session/choose-language'
import { bottomInset, color, font, IconButton, icons, radius, shadow, space, Text } from '@worrystone/ui'
import { useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { IconSelect } from '../../shared/icon-select.tsx'
import { markHintSeen } from './language-hint.ts'

/** A one-time notice at the bottom of the window that the language was detected, with an option to change it. */
export function DetectedLanguage() {
  const t = useT()
  const { code } = useLanguage()
  const sentenceId = useId()
  const [isClosed, setClosed] = useState(false)
  const [pending, setPending] = useState<LanguageCode | null>(null)
  useEffect(markHintSeen, [])

  // Chosen meanwhile, here or in the header.
  if (isClosed || !i18n.wasDetected()) return null

  const close = () => {
    setClosed(true)
    // The button is removed: the focus moves into the page.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  async function choose(next: string) {
    setPending(next as LanguageCode)
    await chooseLanguage(next as LanguageCode)
    setPending(null)
    if (!i18n.wasDetected()) close()
  }

  return (
    <BottomBar aria-label={t('Language')}>
      <Line>
        <icons.Globe size={18} aria-hidden="true" />
        <span id={sentenceId}>{t('Your language was detected automatically')}</span>
        <IconSelect
          label={t('Change')}
          text={
            <Text as="span" tone="primaryInk" strong>
              {t('Change')}
            </Text>
          }
          value={pending ?? code}
          choices={LANGUAGES.map((language) => ({ value: language.code, label: language.nativeName, lang: language.code }))}
          describedBy={sentenceId}
          isBusy={pending !== null}
          onChoose={choose}
        />
        <IconButton size="s" label={t('Dismiss')} icon={<icons.X size={18} />} onClick={close} />
      </Line>
    </BottomBar>
  )
}

const BottomBar = styled.aside`
  position: sticky;
  z-index: 20;
  inset-block-end: ${bottomInset};
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline: auto;
  padding: ${space[2]};
  pointer-events: none;
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding-block: ${space[1]};
  padding-inline: ${space[3]} ${space[1]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.inkSoft};
  font-size: ${font.size.s};
  box-shadow: ${shadow.float};
  pointer-events: auto;
  > svg { flex: none; margin-inline-end: ${space[1]}; }
`
