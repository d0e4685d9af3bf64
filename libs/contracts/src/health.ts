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
  health: endpoint({ who: 'anyone', method: 'GET', url: '/health', summary: 'Ready to serve?', response: Health }),
  wake: endpoint({
    who: 'anyone',
    method: 'GET',
    url: '/wake',
    summary: 'Wake the server and its database',
    response: z.object({ status: z.literal('awake') }),
  }),
}
