import { myDataApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { signInAgain, unauthorized } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { AccountDeletion } from './account-deletion.ts'
import type { Archives } from './archive.ts'
import type { Receipts } from './receipts.ts'

type Options = {
  archives: Archives
  deletion: AccountDeletion
  receipts: Receipts
  isFreshSignIn: (viewer: Viewer) => Promise<boolean>
}

export const myDataRoutes =
  ({ archives, deletion, receipts, isFreshSignIn }: Options) =>
  async (app: FastifyInstance) => {
    serve(app, myDataApi.overview, async ({ viewer }) => {
      if (!(await app.isSessionLive(viewer))) throw unauthorized()
      return { archive: await archives.current(viewer) }
    })
    serve(app, myDataApi.createArchive, async ({ viewer }) => {
      if (!(await isFreshSignIn(viewer))) throw signInAgain()
      return { archive: await archives.begin(viewer) }
    })
    serve(app, myDataApi.deleteAccount, async ({ viewer, body }) => {
      const { leavesAt, receiptNumber } = await deletion.begin(viewer, body.password)
      return {
        message: 'Your account is hidden now and will be deleted in 14 days. Until then you can sign in and keep it.',
        leavesAt: leavesAt.toISOString(),
        receiptNumber,
      }
    })

    serve(app, myDataApi.receipt, ({ body }) => receipts.read(body.number))
    serve(app, myDataApi.receiptKey, async () => ({ publicKey: receipts.publicKey }))

    // Not JSON, and opened by the browser without an access token: the link authorizes it.
    app.get<{ Params: { id: string; token: string } }>(
      '/my-data/archive/:id/:token',
      { schema: { hide: true }, ...app.guards({ ...myDataApi.overview, who: 'anyone', rate: 'check' }) },
      async ({ params }, reply) => {
        const { file, bytes } = await archives.open(params.id, params.token)
        return reply
          .header('content-type', 'application/zip')
          .header('content-length', bytes)
          .header('content-disposition', 'attachment; filename="worrystone-my-data.zip"')
          .send(file)
      },
    )
  }
