import { useT } from '@worrystone/i18n'
import { Card, color, icons, Stack, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { ResendVerification } from './resend-verification.tsx'

/** Whether the address is verified, and how to verify it. */
export function VerificationState({ isVerified }: { isVerified: boolean }) {
  const t = useT()
  return (
    <Card as="div">
      {isVerified ? (
        <Line>
          <icons.CircleCheck size={20} color={color.primaryInk} />
          {t('Your email is verified.')}
        </Line>
      ) : (
        <Stack gap={4}>
          <Line>
            <icons.Mail size={20} color={color.accentInk} />
            <span>{t('Your email is not verified yet. Follow the link in our mail: it is good for 24 hours.')}</span>
          </Line>
          <ResendVerification />
        </Stack>
      )}
    </Card>
  )
}

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  margin: 0;
  > svg { flex: none; margin-block-start: 0.2em; }
`
