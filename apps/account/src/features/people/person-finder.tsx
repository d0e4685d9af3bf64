import { useInfiniteQuery } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import { type PersonSearchResult, rolesApi } from '@worrystone/contracts'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Button, Card, Field, lazyComponent, Row, Skeleton, Stack, TextInput } from '@worrystone/ui'
import { type ReactNode, useState } from 'react'
import { peopleSearchQuery } from './people.queries.ts'

const details = () => import('./person-parts.ts')
const SearchResults = lazyComponent(async () => (await details()).SearchResults)
const PersonPanel = lazyComponent(async () => (await details()).PersonPanel)

/** Finds people and opens one of them. `children` are shown while no person is open. */
export function PersonFinder({ children }: { children: ReactNode }) {
  const [name, setName] = useState('')
  const [open, setOpen] = useState<PersonSearchResult>()
  const [lastOpenId, setLastOpenId] = useState<string>()
  const results = useInfiniteQuery({ ...peopleSearchQuery(name), enabled: name !== '' })
  // The list is newer than the state; it may no longer contain the person.
  const person = open && (results.data?.find(({ id }) => id === open.id) ?? open)

  function search(next: string) {
    if (next === name) void queryClient.invalidateQueries({ queryKey: peopleSearchQuery(name).queryKey })
    setName(next)
    setOpen(undefined)
    setLastOpenId(undefined)
  }
  function goBack() {
    setLastOpenId(open?.id)
    setOpen(undefined)
  }

  return (
    <>
      <SearchCard isBusy={results.isLoading} onSearch={search} />
      {person ? (
        <PersonPanel key={person.id} person={person} onBack={goBack} waiting={<Skeleton height="40rem" />} />
      ) : (
        <>
          {name ? (
            <SearchResults results={results} focusedId={lastOpenId} onOpen={setOpen} waiting={<Skeleton height="14rem" />} />
          ) : null}
          {children}
        </>
      )}
    </>
  )
}

function SearchCard({ isBusy, onSearch }: { isBusy: boolean; onSearch: (name: string) => void }) {
  const t = useT()
  const form = useForm({
    initial: { name: '' },
    validate: (values) => schemaErrors(rolesApi.search.query, values),
    onSubmit: async ({ name }) => void onSearch(name.trim()),
  })
  return (
    <Card as="section" aria-label={t('Find people')}>
      <form {...form.form}>
        <Stack gap={3}>
          <Field
            label={t('Username or email')}
            hint={t('The beginning of a username is enough. An email address has to be complete.')}
            error={form.errors.name}
          >
            <TextInput {...form.field('name')} autoCapitalize="none" autoComplete="off" spellCheck={false} />
          </Field>
          <Row>
            <Button type="submit" busy={isBusy}>
              {t('Find')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}
