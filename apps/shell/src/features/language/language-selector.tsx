import { i18n, useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { breakpoint, VisuallyHidden } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { IconSelect } from '../../shared/icon-select.tsx'
import { useLanguageSetting } from './use-language-setting.tsx'

/** All languages by their own names. The settings have the full list with English names. */
export function LanguageSelector() {
  const t = useT()
  const session = useSession()
  const hintId = useId()
  const setting = useLanguageSetting()
  const { value, choices } = setting
  const hint = session.status !== 'signed-in' && i18n.wasDetected() ? t('Your language was detected automatically') : undefined

  return (
    <>
      <IconSelect
        {...setting}
        text={<Name lang={value}>{choices.find((choice) => choice.value === value)?.label}</Name>}
        describedBy={hint && hintId}
      />
      {hint && <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>}
    </>
  )
}

const Name = styled.span`
  @media (max-width: calc(${breakpoint.small} - 0.01em)) { font-size: 0.9em; }
`
