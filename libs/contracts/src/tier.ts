import * as z from '@worrystone/contracts/zod'

export const Tier = z.enum(['free', 'supporter', 'premium'])
export type Tier = z.infer<typeof Tier>
