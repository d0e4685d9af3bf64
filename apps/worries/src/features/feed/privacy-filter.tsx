import type { PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { breakpoint, color, font, Select, space } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

type FilterProps = { value: PrivacyLevel | 'all'; onChange: (value: PrivacyLevel | 'all') => void }

export function PrivacyFilter({ value, onChange }: FilterProps) {
  const t = useT()
  const id = useId()
  return (
    <Filter>
      <Label htmlFor={id}>{t('Show')}</Label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value as PrivacyLevel | 'all')}>
        <option value="all">{t('All')}</option>
        <option value="public">{t('Public')}</option>
        <option value="friends">{t('Friends')}</option>
        <option value="private">{t('Private')}</option>
      </Select>
    </Filter>
  )
}

/** On a phone the control says enough. */
const Label = styled.label`
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const Filter = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`
