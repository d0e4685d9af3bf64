import type { Post, Resolution, ResolutionStory } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import { presentRow } from '../../db/present-row.ts'
import type { Tables } from '../../db/tables.ts'

/** A row of the resolution queries. */
export type ResolutionRow = Omit<Selectable<Tables['resolutions']>, 'user_id' | 'method_keys' | 'method_keys_by'>

export const presentResolution = ({ story, rating, ...row }: ResolutionRow): Resolution => ({
  ...presentRow(row),
  resolutionStory: story,
  helpfulnessRating: rating,
})

export const presentStory = (row: ResolutionRow, post: Post): ResolutionStory => ({
  ...presentResolution(row),
  id: row.post_id,
  post,
})
