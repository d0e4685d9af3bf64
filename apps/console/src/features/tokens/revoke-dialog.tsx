import { call, queryClient } from '@worrystone/api-client'
import { isAborted } from '@worrystone/api-client/server-message'
import { useReauthentication } from '@worrystone/community-ui'
import { registryApi, type TeamToken } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Banner, ConfirmDialog, Stack } from '@worrystone/ui'
import { useState } from 'react'
import { Consequence } from '../../shared/consequence.tsx'

/** Revokes a token at once. */
export function RevokeDialog({ token, onClose }: { token: TeamToken; onClose: () => void }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const reauthentication = useReauthentication()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function revoke() {
    setBusy(true)
    setProblem(null)
    try {
      await reauthentication.run(() => call(registryApi.revokeToken, { params: { tokenId: token.id } }))
      await queryClient.invalidateQueries({ queryKey: [registryApi.tokens.url] })
      toast.success(t('Revoked'))
      onClose()
    } catch (error) {
      setBusy(false)
      if (!isAborted(error)) setProblem(translateMessage((error as Error).message))
    }
  }
  return (
    <>
      <ConfirmDialog
        open
        title={t('Revoke {{name}}', { name: token.name })}
        body={
          <Stack>
            <Consequence isDangerous>
              {t('Whatever uses this token can do nothing from now on. Visitors notice nothing.')}
            </Consequence>
            {problem && <Banner kind="danger">{problem}</Banner>}
          </Stack>
        }
        confirmLabel={t('Revoke')}
        danger
        busy={isBusy}
        onConfirm={() => void revoke()}
        onCancel={onClose}
      />
      {reauthentication.prompt}
    </>
  )
}
