import { call, queryClient } from '@worrystone/api-client'
import { isAborted } from '@worrystone/api-client/server-message'
import { registryApi } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Banner, Button, Checkbox, Dialog, Field, FormDialog, icons, Row, Stack, Text, TextInput } from '@worrystone/ui'
import { useId, useState } from 'react'
import { useCopy } from '../../shared/build-tag.tsx'
import { useReauthentication } from '../../shared/confirm-password.tsx'

type Props = { remotes: string[]; onClose: () => void }

/** Creates a token, and shows it once. */
export function NewTokenDialog({ remotes, onClose }: Props) {
  const [token, setToken] = useState<string | null>(null)
  return token ? <Shown token={token} onClose={onClose} /> : <Form remotes={remotes} onMade={setToken} onClose={onClose} />
}

function Form({ remotes, onMade, onClose }: Props & { onMade: (token: string) => void }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const legend = useId()
  const reauthentication = useReauthentication()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isSubmitted, setSubmitted] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isNamed = /^[\w .-]{2,60}$/.test(name.trim())

  async function submit() {
    setSubmitted(true)
    if (!isNamed || chosen.size === 0) return
    setBusy(true)
    setProblem(null)
    try {
      const body = { name: name.trim(), remotes: [...chosen] }
      const { token } = await reauthentication.run(() => call(registryApi.createToken, { body }))
      void queryClient.invalidateQueries({ queryKey: [registryApi.tokens.url] })
      onMade(token)
    } catch (error) {
      setBusy(false)
      if (!isAborted(error)) setProblem(translateMessage((error as Error).message))
    }
  }
  const toggle = (remote: string) => {
    const next = new Set(chosen)
    if (!next.delete(remote)) next.add(remote)
    setChosen(next)
  }
  return (
    <>
      <FormDialog
        title={t('Make a token for a team')}
        verb={t('Make a token')}
        isBusy={isBusy}
        onSubmit={submit}
        onClose={onClose}
      >
        <Field
          label={t('Name')}
          hint={t('Where it is used, for instance: worries-ci')}
          error={isSubmitted && !isNamed ? t('A name of 2 to 60 letters and digits') : null}
        >
          <TextInput
            maxLength={60}
            autoComplete="off"
            data-autofocus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <fieldset aria-labelledby={legend} aria-describedby={isSubmitted && chosen.size === 0 ? `${legend}-error` : undefined}>
          <Text as="span" strong id={legend}>
            {t('May operate')}
          </Text>
          {remotes.map((remote) => (
            <Checkbox key={remote} label={<bdi>{remote}</bdi>} checked={chosen.has(remote)} onChange={() => toggle(remote)} />
          ))}
          {isSubmitted && chosen.size === 0 && (
            <Banner kind="danger">
              <span id={`${legend}-error`}>{t('Name at least one remote')}</span>
            </Banner>
          )}
        </fieldset>
        {problem && <Banner kind="danger">{problem}</Banner>}
      </FormDialog>
      {reauthentication.prompt}
    </>
  )
}

/** The token is readable only here: the dialog does not close by accident. */
function Shown({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useT()
  const copy = useCopy()
  const [isKept, setKept] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const onLeave = () => (isKept || isWarned ? onClose() : setWarned(true))
  return (
    <Dialog
      open
      title={t('Your new token')}
      onClose={onLeave}
      actions={
        <>
          <Button kind="quiet" onClick={onLeave}>
            {t('Close')}
          </Button>
          <Button data-autofocus onClick={async () => setKept((await copy(token)) || isKept)}>
            <icons.Copy size={18} />
            {t('Copy the token')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('Keep it in a safe place, for instance among the secrets of your CI. It is shown only now.')}</p>
        <Field label={t('Token')}>
          <TextInput
            style={{ fontFamily: 'ui-monospace, monospace' }}
            readOnly
            dir="ltr"
            value={token}
            onFocus={(event) => event.target.select()}
            onCopy={() => setKept(true)}
          />
        </Field>
        <Row gap={2} role="status">
          {isKept && (
            <>
              <icons.CircleCheck size={18} />
              {t('Copied')}
            </>
          )}
        </Row>
        {isWarned && !isKept && (
          <Banner kind="warning">{t('You have not copied it yet. Close once more to leave without it.')}</Banner>
        )}
      </Stack>
    </Dialog>
  )
}
