import { useT } from '@worrystone/i18n'
import { Card, color, IconText, icons, Stack } from '@worrystone/ui'
import { ResendVerification } from './resend-verification.tsx'

/** Whether the address is verified, and how to verify it. */
export function VerificationState({ isVerified }: { isVerified: boolean }) {
  const t = useT()
  return (
    <Card as="div">
      {isVerified ? (
        <IconText>
          <icons.CircleCheck size={20} color={color.primaryInk} />
          {t('Your email is verified.')}
        </IconText>
      ) : (
        <Stack gap={4}>
          <IconText>
            <icons.Mail size={20} color={color.accentInk} />
            <span>{t('Your email is not verified yet. Follow the link in our mail: it is good for 24 hours.')}</span>
          </IconText>
          <ResendVerification />
        </Stack>
      )}
    </Card>
  )
}
