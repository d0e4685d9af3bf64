import { useQuery } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import { useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { Button, MetaRow, Switch, space } from '@worrystone/ui'
import { type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { disablePush, enablePush, expectedPushState, type PushState, pushKeyQuery, pushState } from './push.ts'

const STATE_KEY = ['push-state']

type Props = {
  /** `pushNotifications` of the person's preferences, for all their browsers. */
  isWanted: boolean
  onChange: (isWanted: boolean) => void
}

/** The switch for pushes, and their state in this browser. Turning it on asks for the browser's permission. */
export function PushSwitch({ isWanted, onChange }: Props) {
  const t = useT()
  const errorToast = useErrorToast()
  const [isBusy, setBusy] = useState(false)
  const note = useRef<HTMLDivElement>(null)
  const key = useQuery(pushKeyQuery())
  // The browser's permission may change outside the page.
  const { data: state = 'off' } = useQuery({
    queryKey: STATE_KEY,
    queryFn: pushState,
    placeholderData: expectedPushState,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

  async function togglePush(isOn: boolean) {
    setBusy(true)
    try {
      const next = isOn ? await enablePush() : await disablePush()
      queryClient.setQueryData<PushState>(STATE_KEY, next ?? 'off')
      // The button is gone: the focus moves to what replaced it.
      if (next === 'denied' && note.current?.contains(document.activeElement)) note.current.focus()
    } catch (error) {
      errorToast.show(error, t('Push notifications could not be turned on. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  const isSilent = key.data?.publicKey === null
  return (
    <div>
      <Switch
        label={t('Push notifications')}
        hint={t('Short messages on your device, without names or words of a worry.')}
        checked={isWanted}
        onChange={(event) => {
          const isOn = event.target.checked
          onChange(isOn)
          if (!isSilent && state !== 'unsupported') void togglePush(isOn)
        }}
      />
      {isWanted ? (
        <Note gap={4} ref={note} tabIndex={-1} role="status" style={{ visibility: key.isLoading ? 'hidden' : undefined }}>
          {isSilent ? (
            <span>{t('This site does not send push notifications.')}</span>
          ) : (
            <PushStatus state={state} isBusy={isBusy} onToggle={(isOn) => void togglePush(isOn)} />
          )}
        </Note>
      ) : null}
    </div>
  )
}

type StatusProps = { state: PushState; isBusy: boolean; onToggle: (isOn: boolean) => void }

function PushStatus({ state, isBusy, onToggle }: StatusProps): ReactNode {
  const t = useT()
  if (state === 'unsupported') {
    return isAppleMobile() ? (
      <span>
        {t(
          'On an iPhone or iPad they need the site on your Home Screen: tap Share, then “Add to Home Screen”, and turn them on there.',
        )}
      </span>
    ) : (
      <span>{t('This browser cannot show push notifications.')}</span>
    )
  }
  if (state === 'denied') {
    return (
      <span>
        {t('Your browser blocks them here. Press the sign beside the address, allow notifications for this site, and come back.')}
      </span>
    )
  }
  return (
    <>
      <span>{state === 'on' ? t('They arrive in this browser.') : t('They do not arrive in this browser yet.')}</span>
      <Button kind="plain" size="s" busy={isBusy} onClick={() => onToggle(state === 'off')}>
        {state === 'on' ? t('Turn off here') : t('Turn on here')}
      </Button>
    </>
  )
}

/** iPads report to be Macs; no Mac has a touch screen. */
const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/* Aligned with the label of the switch. */
const Note = styled(MetaRow)`
  min-block-size: 2.25rem;
  margin-inline-start: calc(2.75rem + ${space[3]});
  outline: none;
  > button { margin-inline-start: calc(-1 * ${space[3]}); }
`
