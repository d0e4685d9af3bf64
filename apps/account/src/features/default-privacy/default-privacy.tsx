import { PrivacyField } from '@worrystone/community-ui'
import type { PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Card, Stack, Text } from '@worrystone/ui'

/** The default privacy of new worries. */
export function DefaultPrivacy({ value, onChange }: { value: PrivacyLevel; onChange: (value: PrivacyLevel) => void }) {
  const t = useT()
  return (
    <Card as="div">
      <Stack gap={3}>
        <PrivacyField legend={t('Who can read a new worry?')} value={value} onChange={onChange} />
        <Text size="s" tone="inkSoft">
          {t('You can choose otherwise for each worry. This choice is kept on this device only.')}
        </Text>
      </Stack>
    </Card>
  )
}
