import { sql } from 'kysely'

export const RESOLUTION_COLUMNS = sql`resolutions.post_id, resolutions.coping_methods, resolutions.story, resolutions.rating,
  resolutions.is_public, resolutions.moderation_status, resolutions.resolved_at, resolutions.updated_at`

export const WITH_WORRY = sql`from resolutions join posts on posts.id = resolutions.post_id`
