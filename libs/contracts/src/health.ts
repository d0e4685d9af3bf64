import * as z from '@worrystone/contracts/zod'
import { endpoint } from './endpoint.ts'

export const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.enum(['embedded', 'postgresql']),
  uptimeSeconds: z.number(),
})
export type Health = z.infer<typeof Health>

export const healthApi = {
  health: endpoint.get('/health', { who: 'anyone', summary: 'Ready to serve?', response: Health }),
  wake: endpoint.get('/wake', {
    who: 'anyone',
    summary: 'Wake the server and its database',
    response: z.object({ status: z.literal('awake') }),
  }),
}
