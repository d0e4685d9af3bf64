import * as z from '@worrystone/contracts/zod'

/** A topic that a reader can collapse. Worries name it in `topics`; people choose it in `foldTopics`. */
export const SensitiveTopic = z.enum(
  ['self-harm', 'eating', 'abuse', 'death', 'substances'],
  'Please choose topics from the list',
)
export type SensitiveTopic = z.infer<typeof SensitiveTopic>
