import { call, queryClient } from '@worrystone/api-client'
import { useReauthentication } from '@worrystone/community-ui'
import { registryApi } from '@worrystone/contracts'
import { formError, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Banner, Button, Checkbox, Dialog, Field, Fieldset, FormDialog, icons, Row, Stack, TextInput } from '@worrystone/ui'
import { useId, useState } from 'react'
import { useCopy } from '../../shared/build-tag.tsx'

type Props = { remotes: string[]; onClose: () => void }

/** Creates a token, and shows it once. */
export function NewTokenDialog({ remotes, onClose }: Props) {
  const [token, setToken] = useState<string | null>(null)
  return token ? (
    <CreatedToken token={token} onClose={onClose} />
  ) : (
    <TokenForm remotes={remotes} onCreated={setToken} onClose={onClose} />
  )
}

const EMPTY_TOKEN: { name: string; remotes: string[] } = { name: '', remotes: [] }

function TokenForm({ remotes, onCreated, onClose }: Props & { onCreated: (token: string) => void }) {
  const t = useT()
  const errorId = useId()
  const reauthentication = useReauthentication()
  const { values, errors, change, isBusy, form, field } = useForm({
    initial: EMPTY_TOKEN,
    validate: ({ name, remotes }) => ({
      name: /^[\w .-]{2,60}$/.test(name.trim()) ? undefined : t('A name of 2 to 60 letters and digits'),
      remotes: remotes.length > 0 ? undefined : t('Name at least one remote'),
    }),
    async onSubmit({ name, remotes }) {
      const body = { name: name.trim(), remotes }
      const { token } = await reauthentication.run(() => call(registryApi.createToken, { body }))
      void queryClient.invalidateQueries({ queryKey: [registryApi.tokens.url] })
      onCreated(token)
      return undefined
    },
    onError: (error) => formError((error as Error).message),
  })
  const toggle = (remote: string) => {
    const others = values.remotes.filter((selected) => selected !== remote)
    change({ remotes: others.length < values.remotes.length ? others : [...others, remote] })
  }
  return (
    <>
      <FormDialog title={t('Make a token for a team')} verb={t('Make a token')} isBusy={isBusy} form={form} onClose={onClose}>
        <Field label={t('Name')} hint={t('Where it is used, for instance: worries-ci')} error={errors.name}>
          <TextInput maxLength={60} autoComplete="off" data-autofocus {...field('name')} />
        </Field>
        <Fieldset aria-describedby={errors.remotes && errorId}>
          <legend>{t('May operate')}</legend>
          {remotes.map((remote) => (
            <Checkbox
              key={remote}
              label={<bdi>{remote}</bdi>}
              checked={values.remotes.includes(remote)}
              onChange={() => toggle(remote)}
            />
          ))}
          {errors.remotes && (
            <Banner kind="danger">
              <span id={errorId}>{errors.remotes}</span>
            </Banner>
          )}
        </Fieldset>
        {errors.form && <Banner kind="danger">{errors.form}</Banner>}
      </FormDialog>
      {reauthentication.prompt}
    </>
  )
}

/** The token is readable only here: the dialog does not close by accident. */
function CreatedToken({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useT()
  const copy = useCopy()
  const [isCopied, setCopied] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const onDismiss = () => (isCopied || isWarned ? onClose() : setWarned(true))
  return (
    <Dialog
      open
      title={t('Your new token')}
      onClose={onDismiss}
      actions={
        <>
          <Button kind="quiet" onClick={onDismiss}>
            {t('Close')}
          </Button>
          <Button data-autofocus onClick={async () => setCopied((await copy(token)) || isCopied)}>
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
            onCopy={() => setCopied(true)}
          />
        </Field>
        <Row gap={2} role="status">
          {isCopied && (
            <>
              <icons.CircleCheck size={18} />
              {t('Copied')}
            </>
          )}
        </Row>
        {isWarned && !isCopied && (
          <Banner kind="warning">{t('You have not copied it yet. Close once more to leave without it.')}</Banner>
        )}
      </Stack>
    </Dialog>
  )
}
