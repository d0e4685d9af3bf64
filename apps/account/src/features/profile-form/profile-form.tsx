import { call, queryClient } from '@worrystone/api-client'
import { Bio, type ProfileForm as Changes, DisplayName, graphemes, LIMITS, profilesApi, type User } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { toast } from '@worrystone/events'
import { type Problems, refused, useForm, wrongFields } from '@worrystone/forms'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { Button, Counter, Field, Stack, space, TextArea, TextInput } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FormProblem } from '../../shared/bare-page.tsx'
import { mayGoOn } from '../../shared/help-first.ts'
import { keptForm, useKeptForm } from '../../shared/kept-form.ts'

/** From here on the counter warns. */
const BIO_WARNING = LIMITS.bio - 50

type Words = { displayName: string; bio: string }

/** A name may be left out; one that is given must be one. */
const check = ({ displayName, bio }: Words): Problems<Words> => ({
  ...(displayName.trim() && wrongFields(z.object({ displayName: DisplayName }), { displayName })),
  ...wrongFields(z.object({ bio: Bio }), { bio }),
})

const wordsOf = ({ displayName, bio }: User): Words => ({ displayName: displayName ?? '', bio: bio ?? '' })

/** What was changed; emptied fields are emptied. */
const changesOf = (values: Words, saved: Words): Changes => ({
  ...(values.displayName !== saved.displayName && { displayName: values.displayName.trim() || null }),
  ...(values.bio !== saved.bio && { bio: values.bio.trim() || null }),
})

type Props = { user: User; onDone: (user: User) => void; onCancel: () => void }

/** How one is shown to others. What is typed stays until it is saved or cancelled. */
export function ProfileForm({ user, onDone, onCancel }: Props) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const saved = wordsOf(user)
  const [kept] = useState(() => keptForm<Words>(`profile/${user.id}`))
  const form = useForm<Words>({
    initial: { ...saved, ...kept.read() },
    check,
    send: async (values) => {
      if (values.bio !== saved.bio && !(await mayGoOn([values.bio], 'bio'))) return undefined
      try {
        const changed = await call(profilesApi.change, { body: changesOf(values, saved) })
        kept.forget()
        session.setUser(changed)
        // Worries and comments carry the name of their author.
        void queryClient.invalidateQueries()
        toast.success(t('Profile updated successfully!'))
        onDone(changed)
        return undefined
      } catch (error) {
        return refused(error, values, t('Failed to update profile'))
      }
    },
  })
  useKeptForm(kept, form.values, saved)

  const { problems } = form
  return (
    <form {...form.form}>
      <Stack gap={5}>
        <Field
          label={t('Display Name')}
          hint={t('The name that others see. Without one they see your username.')}
          error={problems.displayName && translateMessage(problems.displayName)}
        >
          <TextInput autoComplete="nickname" {...form.field('displayName')} />
        </Field>
        <Field
          label={t('Bio')}
          hint={t('A few words about yourself, if you like.')}
          error={problems.bio && translateMessage(problems.bio)}
          aside={<Counter value={graphemes(form.values.bio.trim())} max={LIMITS.bio} warnAt={BIO_WARNING} />}
        >
          <TextArea rows={4} {...form.field('bio')} />
        </Field>
        {problems.form ? (
          <FormProblem problem={translateMessage(problems.form)} detail={problems.detail && translateMessage(problems.detail)} />
        ) : null}
        <Actions>
          <Button
            kind="quiet"
            onClick={() => {
              kept.forget()
              onCancel()
            }}
          >
            {t('Cancel')}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {t('Update Profile')}
          </Button>
        </Actions>
      </Stack>
    </form>
  )
}

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[3]};
  @media (max-width: 30em) {
    flex-direction: column-reverse;
  }
`
