import { useQuery } from '@tanstack/react-query'
import type { ResourceList } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle, usePlatform } from '@worrystone/remote-kit'
import { EmptyWithLink, useErrorMessage, useHasFeature } from '@worrystone/remote-kit/bundled'
import { Button, Heading, icons, List, lazyComponent, Row, Skeleton, Stack, Text, VisuallyHidden } from '@worrystone/ui'
import { useState } from 'react'
import { LoadFailure } from '../../shared/load-failure.tsx'
import { ListEntry } from './list-entry.tsx'
import { listsQuery } from './lists.queries.ts'
import { PrintedList } from './printed-list.tsx'
import { useMoveFocus } from './use-move-focus.ts'
import { useSaveList } from './use-save-list.ts'

const loadDialogs = () => import('./list-dialogs.tsx')
const DeleteList = lazyComponent(async () => (await loadDialogs()).DeleteListDialog)
const RenameList = lazyComponent(async () => (await loadDialogs()).RenameListDialog)
const RemoveEntry = lazyComponent(async () => (await loadDialogs()).RemoveEntryDialog)

type Entry = ResourceList['entries'][number]

/** One own list: its entries in their order, with notes. */
export function OneList({ id }: { id: string }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { code: language } = useLanguage()
  const { data, error, refetch } = useQuery(listsQuery(language))
  const list = data?.lists.find((ownList) => ownList.id === id)
  if (list) return <ListView list={list} />
  if (data || error) {
    return (
      <LoadFailure
        title={t('Your lists')}
        message={error ? errorMessage(error, t('This part could not be loaded')) : t('There is no such list.')}
        onRetry={error ? () => void refetch() : undefined}
        back="/resources/lists"
      />
    )
  }
  return (
    <div>
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Skeleton lines={4} height="6rem" />
    </div>
  )
}

function ListView({ list }: { list: ResourceList }) {
  const t = useT()
  const { announce } = usePlatform()
  const { code: language } = useLanguage()
  const canWrite = useHasFeature('mental_health_resources')
  const save = useSaveList(language)
  const [openDialog, setOpenDialog] = useState<'rename' | 'delete' | null>(null)
  const [removing, setRemoving] = useState<Entry | null>(null)
  const { name, entries } = list
  usePageTitle(name)
  const { listRef, keepFocus } = useMoveFocus(list)

  function move(index: number, offset: -1 | 1) {
    const next = [...entries]
    const [moved] = next.splice(index, 1)
    if (!moved) return
    next.splice(index + offset, 0, moved)
    keepFocus(moved.resourceId, offset)
    save.mutate({ ...list, entries: next })
    announce(t('{{name}} now stands at number {{number}}', { name: moved.resource?.title ?? '', number: index + offset + 1 }))
  }
  const change = (resourceId: string, note: string) =>
    save.mutate({ ...list, entries: entries.map((entry) => (entry.resourceId === resourceId ? { ...entry, note } : entry)) })
  const remove = (resourceId: string) => {
    setRemoving(null)
    save.mutate({ ...list, entries: entries.filter((entry) => entry.resourceId !== resourceId) })
  }

  return (
    <Stack gap={5}>
      <PageHeading>
        <bdi>{name}</bdi>
      </PageHeading>
      <Row>
        {entries.length > 0 && (
          <Button kind="quiet" size="s" onClick={() => window.print()}>
            <icons.Printer size={16} />
            {t('Print')}
          </Button>
        )}
        {canWrite && (
          <Button kind="plain" size="s" onClick={() => setOpenDialog('rename')}>
            <icons.Pencil size={16} />
            {t('Rename')}
          </Button>
        )}
        <Button kind="plain" size="s" onClick={() => setOpenDialog('delete')}>
          <icons.Trash2 size={16} />
          {t('Delete')}
        </Button>
      </Row>
      <Row justify="between">
        <Heading>{t('{{count}} entries', { count: entries.length })}</Heading>
        <Text as="span" size="s" tone="inkSoft" role="status">
          {save.isPending ? t('Saving...') : save.isSuccess ? t('Saved') : ''}
        </Text>
      </Row>
      {entries.length === 0 && (
        <EmptyWithLink title={t('Nothing in this list yet.')} to="/resources" kind="quiet" label={t('All resources')} />
      )}
      <List as="ol" gap={5} ref={listRef}>
        {entries.map((entry, index) => (
          <ListEntry
            key={entry.resourceId}
            entry={entry}
            edit={
              canWrite
                ? {
                    onUp: index > 0 ? () => move(index, -1) : undefined,
                    onDown: index < entries.length - 1 ? () => move(index, 1) : undefined,
                    onNote: (note) => change(entry.resourceId, note),
                    onRemove: () => (entry.note ? setRemoving(entry) : remove(entry.resourceId)),
                  }
                : null
            }
          />
        ))}
      </List>
      <PrintedList list={list} />
      {removing && (
        <RemoveEntry entry={removing} onConfirm={() => remove(removing.resourceId)} onCancel={() => setRemoving(null)} />
      )}
      {openDialog === 'rename' && <RenameList list={list} onClose={() => setOpenDialog(null)} />}
      {openDialog === 'delete' && <DeleteList list={list} onClose={() => setOpenDialog(null)} />}
    </Stack>
  )
}
