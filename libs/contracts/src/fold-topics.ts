import * as z from '@worrystone/contracts/zod'

/** A topic that a reader can collapse. Worries name it in `topics`; people choose it in `foldTopics`. */
export const FoldTopic = z.enum(['self-harm', 'eating', 'abuse', 'death', 'substances'], 'Please choose topics from the list')
export type FoldTopic = z.infer<typeof FoldTopic>
