import { Stars } from '@worrystone/community-ui'
import { useT } from '@worrystone/i18n'
import { Row, Text } from '@worrystone/ui'

/** How much it helped, by its author, on the one scale of ratings. */
export function StoryRating({ value }: { value: number }) {
  const t = useT()
  return (
    <Row gap={2} rowGap={0} style={{ minBlockSize: '1.5rem' }}>
      <Stars value={value} />
      <Text as="span" size="s" tone="inkSoft">
        {t('How much it helped, says its author')}
      </Text>
    </Row>
  )
}
