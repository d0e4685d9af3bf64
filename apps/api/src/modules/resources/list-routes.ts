import { MAX_RESOURCE_LISTS, type ResourceListForm, resourceListsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/db.ts'
import { conflict, invalidField, notFound } from '../../http/app-error.ts'
import { languageFor } from '../../http/language-for.ts'
import { serve } from '../../http/serve.ts'
import type { Directories, Directory } from './directories.ts'
import type { ListRow, ListStore } from './list-store.ts'

type Options = {
  database: Pick<Database, 'tx'>
  directories: Directories
  lists: ListStore
  now: () => Date
}

/** The endpoints of members' own lists. Reading and deleting require no tier, so that nothing is lost after a downgrade. */
export const listRoutes =
  ({ database, directories, lists, now }: Options) =>
  async (app: FastifyInstance) => {
    /** Entries of the list may remain after they were removed from the directory. */
    function refuseUnknown({ entries }: ResourceListForm, directory: Directory, stored?: ListRow) {
      const knownIds = new Set([...directory.entries.keys(), ...(stored?.entries ?? []).map(({ resourceId }) => resourceId)])
      const at = entries.findIndex(({ resourceId }) => !knownIds.has(resourceId))
      if (at >= 0) throw invalidField(`entries.${at}.resourceId`, 'There is no such entry in the directory')
    }

    serve(app, resourceListsApi.list, async ({ viewer, query, request, reply }) => {
      const directory = await directories.in(languageFor(request, reply, query.language))
      const rows = await lists.all(viewer.userId, MAX_RESOURCE_LISTS)
      return { lists: rows.map((row) => presentList(row, directory)) }
    })

    serve(app, resourceListsApi.create, async ({ viewer, query, body, request, reply }) => {
      const directory = await directories.in(languageFor(request, reply, query.language))
      refuseUnknown(body, directory)
      const row = await database.tx(async () => {
        const count = await lists.lockCount(viewer.userId)
        if (count >= MAX_RESOURCE_LISTS) throw conflict('You have 20 lists: please delete one before you make another')
        return lists.add(viewer.userId, body, now())
      })
      return presentList(row, directory)
    })

    serve(app, resourceListsApi.update, async ({ viewer, params, query, body, request, reply }) => {
      const stored = await lists.findOwn(params.id, viewer.userId)
      if (!stored) throw notFound()
      const directory = await directories.in(languageFor(request, reply, query.language))
      refuseUnknown(body, directory, stored)
      const row = await lists.save({ id: params.id, userId: viewer.userId }, body, now())
      if (!row) throw notFound()
      return presentList(row, directory)
    })

    serve(app, resourceListsApi.remove, async ({ viewer, params }) => {
      if (!(await lists.remove({ id: params.id, userId: viewer.userId }))) throw notFound()
      return { message: 'The list is deleted.' }
    })
  }

const presentList = ({ id, name, entries, updated_at }: ListRow, directory: Directory) => ({
  ...{ id, name, updatedAt: updated_at.toISOString() },
  entries: entries.map(({ resourceId, note }) => {
    const entry = directory.entries.get(resourceId)
    return { resourceId, note, resource: entry && !entry.isHidden ? entry.resource : null }
  }),
})
