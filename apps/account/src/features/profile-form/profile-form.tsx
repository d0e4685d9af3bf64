import { call, queryClient } from '@worrystone/api-client'
import { Bio, type ProfileForm as Changes, DisplayName, profilesApi, type User } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { toast } from '@worrystone/events'
import { type FormErrors, schemaErrors, storedDraft, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { Button, Stack, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { FormError } from '../../shared/form-error.tsx'
import { confirmHelpOffer } from '../../shared/help-offer.ts'
import { ProfileFields, type ProfileValues } from '../../shared/profile-fields.tsx'

const TypedValues = z.object({ displayName: z.optional(z.string()), bio: z.optional(z.string()) })

/** The name is optional. */
const validate = ({ displayName, bio }: ProfileValues): FormErrors<ProfileValues> => ({
  ...(displayName.trim() && schemaErrors(z.object({ displayName: DisplayName }), { displayName })),
  ...schemaErrors(z.object({ bio: Bio }), { bio }),
})

const valuesOf = ({ displayName, bio }: User): ProfileValues => ({ displayName: displayName ?? '', bio: bio ?? '' })

/** The changed fields; an emptied one is null. */
const changesOf = (values: ProfileValues, saved: ProfileValues): Changes => ({
  ...(values.displayName !== saved.displayName && { displayName: values.displayName.trim() || null }),
  ...(values.bio !== saved.bio && { bio: values.bio.trim() || null }),
})

type Props = { user: User; onDone: (user: User) => void; onCancel: () => void }

/** The public profile. Typed values are kept until they are saved or cancelled. */
export function ProfileForm({ user, onDone, onCancel }: Props) {
  const t = useT()
  const saved = valuesOf(user)
  const form = useForm<ProfileValues>({
    initial: saved,
    draft: storedDraft({ storage: 'sessionStorage', key: `worrystone_typed/profile/${user.id}`, schema: TypedValues }),
    validate,
    onSubmit: async (values) => {
      if (values.bio !== saved.bio && !(await confirmHelpOffer([values.bio], 'bio'))) return undefined
      const changed = await call(profilesApi.update, { body: changesOf(values, saved) })
      form.reset()
      session.setUser(changed)
      // Worries and comments show the name of their author.
      void queryClient.invalidateQueries()
      toast.success(t('Profile updated successfully!'))
      onDone(changed)
      return undefined
    },
    onError: t('Failed to update profile'),
  })

  return (
    <form {...form.form}>
      <Stack gap={5}>
        <ProfileFields
          controls={{ displayName: form.field('displayName'), bio: { rows: 4, ...form.field('bio') } }}
          errors={form.errors}
        />
        <FormError errors={form.errors} />
        <Actions>
          <Button
            kind="quiet"
            onClick={() => {
              form.reset()
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
