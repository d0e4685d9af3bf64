import { useQuery } from '@tanstack/react-query'
import { MAX_RESOURCE_LIST_ENTRIES, type Resource, type ResourceList } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Button, Checkbox, Dialog, Skeleton, Stack } from '@worrystone/ui'
import { listsQuery } from './lists.queries.ts'
import { NewList } from './new-list.tsx'
import { useSaveList } from './use-save-list.ts'

type Props = { resource: Resource; onClose: () => void }

/** The own lists that contain an entry. */
export function AddToListDialog({ resource, onClose }: Props) {
  const t = useT()
  const { code: language } = useLanguage()
  const query = useQuery(listsQuery(language))
  const save = useSaveList(language)

  function toggle(list: ResourceList, isIncluded: boolean) {
    const others = list.entries.filter(({ resourceId }) => resourceId !== resource.id)
    save.mutate({ ...list, entries: isIncluded ? [...others, { resourceId: resource.id, note: '', resource }] : others })
  }

  return (
    <Dialog
      open
      title={t('Keep in a list')}
      onClose={onClose}
      actions={
        <Button kind="quiet" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <Stack gap={4}>
        <b dir="auto">{resource.title}</b>
        <QueryView query={query} failure={t('This part could not be loaded')} skeleton={<Skeleton lines={3} height="2.75rem" />}>
          {({ lists }) => (
            <>
              <div>
                {lists.map((list) => {
                  const isIncluded = list.entries.some(({ resourceId }) => resourceId === resource.id)
                  const isFull = !isIncluded && list.entries.length >= MAX_RESOURCE_LIST_ENTRIES
                  return (
                    <Checkbox
                      key={list.id}
                      label={<bdi>{list.name}</bdi>}
                      hint={isFull ? t('This list is full.') : undefined}
                      disabled={isFull}
                      checked={isIncluded}
                      onChange={({ target }) => toggle(list, target.checked)}
                    />
                  )
                })}
              </div>
              <NewList key={lists.length} language={language} resourceId={resource.id} onAdded={() => {}} />
            </>
          )}
        </QueryView>
      </Stack>
    </Dialog>
  )
}
