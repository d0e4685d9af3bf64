import { useQuery } from '@tanstack/react-query'
import { Avatar, personName } from '@worrystone/community-ui'
import { useT } from '@worrystone/i18n'
import { Checkbox, Fieldset, Grid, Skeleton, Text } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { commentersQuery } from '../../shared/commenters.queries.ts'

type Props = {
  postId: string
  /** The ids of the chosen people; null: as they are. */
  value: string[] | null
  onChange: (value: string[]) => void
}

/** The people who commented, to thank any number of them. */
export function WhoHelpedField({ postId, value, onChange }: Props) {
  const t = useT()
  const hint = useId()
  const { data, isPending } = useQuery(commentersQuery(postId))
  if (isPending) return <Skeleton height="7rem" />
  // Nobody else commented, or they could not be loaded: who helped stays as it is.
  if (!data || data.people.length === 0) return null
  const chosen = value ?? data.people.filter(({ helpedMe }) => helpedMe).map(({ id }) => id)
  return (
    <Fieldset aria-describedby={hint}>
      <legend>{t('Who helped?')}</legend>
      <Grid min="11rem" gap={0}>
        {data.people.map((user) => (
          <Checkbox
            key={user.id}
            label={
              <Person>
                <Avatar user={user} size="s" />
                <bdi>{personName(user)}</bdi>
              </Person>
            }
            checked={chosen.includes(user.id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, user.id] : chosen.filter((id) => id !== user.id))}
          />
        ))}
      </Grid>
      <Text id={hint} size="s" tone="inkSoft">
        {t('We tell them that they helped. Nobody else sees whom you choose.')}
      </Text>
    </Fieldset>
  )
}

const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
