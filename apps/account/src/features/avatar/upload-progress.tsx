import { useT } from '@worrystone/i18n'
import { ProgressBar, Stack, Text } from '@worrystone/ui'
import { useId } from 'react'

/** The sent share of the picture, from 0 to 1. */
export function UploadProgress({ share, locale }: { share: number; locale: string }) {
  const t = useT()
  const id = useId()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return (
    <Stack gap={1} tone="inkSoft">
      <Text as="span" size="s" numeric id={id}>
        {t('Uploading... {{percent}}', { percent })}
      </Text>
      <ProgressBar value={share} max={1} aria-labelledby={id} />
    </Stack>
  )
}
