import { PrivacyField } from '@worrystone/community-ui'
import type { PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Card, color, font, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The default privacy of new worries. */
export function UsualPrivacy({ value, onChange }: { value: PrivacyLevel; onChange: (value: PrivacyLevel) => void }) {
  const t = useT()
  return (
    <Card as="div">
      <PrivacyField legend={t('Who can read a new worry?')} value={value} onChange={onChange} />
      <Hint>{t('You can choose otherwise for each worry. This choice is kept on this device only.')}</Hint>
    </Card>
  )
}

const Hint = styled.p`
  margin: 0;
  margin-block-start: ${space[3]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`
