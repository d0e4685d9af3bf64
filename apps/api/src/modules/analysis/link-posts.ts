import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

export type SimilarPost = { id: string; similarity: number }

type Links = {
  table: 'similar_posts' | 'nearby_posts'
  /**
   * The maximum that is kept for a worry, counted separately for public ones, the author's own, and all others: worries that a reader cannot
   * see must not displace those they can.
   */
  max: number
}

/** Writes similar worries in both directions, then keeps the most similar ones of each touched worry. */
export async function linkPosts(database: Database, { table, max }: Links, postId: string, similar: SimilarPost[]) {
  if (similar.length === 0) return
  const links = sql.table(table)
  const ids = similar.map(({ id }) => id)
  const similarities = similar.map(({ similarity }) => Math.min(1, similarity))
  await sql`
    insert into ${links} (post_id, other_id, similarity)
    select both_ways.* from unnest(${ids}::uuid[], ${similarities}::real[]) as near (id, similarity)
      cross join lateral (values (${postId}::uuid, near.id, near.similarity), (near.id, ${postId}::uuid, near.similarity)) as both_ways
    on conflict do nothing`.execute(database.db())
  await sql`
    delete from ${links} surplus using (
      select s.post_id, s.other_id, row_number() over (
        partition by s.post_id, case when other.user_id = mine.user_id then 0
          when other.privacy_level = 'public' and other.moderation_status = 'approved' and other.published_at <= now() then 1 else 2 end
        order by s.similarity desc, s.other_id) as position
      from ${links} s join posts mine on mine.id = s.post_id join posts other on other.id = s.other_id
      where s.post_id = any(${[postId, ...ids]}::uuid[])) ranked
    where surplus.post_id = ranked.post_id and surplus.other_id = ranked.other_id and ranked.position > ${sql.lit(max)}`.execute(
    database.db(),
  )
}
