import { LIMITS } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, icons, space } from '@worrystone/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { LongTextField } from '../../shared/long-text-field.tsx'

type Props = { value: string; error: string | undefined; readOnly: boolean; onChange: (longContent: string) => void }

/** The optional longer text of a new worry, collapsed while it is empty. */
export function LongerStory({ value, error, readOnly, onChange }: Props) {
  const t = useT()
  const id = useId()
  const [isOpen, setIsOpen] = useState(value !== '')
  return (
    <div>
      <Disclosure type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <icons.ChevronDown size={18} />
        {t('Tell more, if you like')}
      </Disclosure>
      <div id={id} hidden={!isOpen}>
        <LongTextField
          label={t('The longer story')}
          error={error}
          hint={t('Shown on the page of your worry.')}
          max={LIMITS.longContent}
          warnAt={LIMITS.longContentWarning}
          rows={6}
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  )
}

const Disclosure = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primaryInk};
  font: inherit;
  font-weight: 650;
  cursor: pointer;
  &[aria-expanded='true'] > svg { transform: rotate(180deg); }
`
