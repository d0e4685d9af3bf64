import { sql } from 'kysely'
import type { Database } from '../../apps/api/src/db/db.ts'
import { seedCatalogue } from '../../apps/api/src/seed/catalogue.ts'

const USERS = 10_000
const POSTS = 100_000

/** A community of the size that the figures are about. Some write and follow a lot, most a little, as people do. */
export async function fillCommunity(database: Database) {
  await database.migrate()
  await seedCatalogue(database)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from posts`.execute(database.db())
  if ((rows[0]?.count ?? 0) >= POSTS) return
  const steps = [
    `insert into users (id, email, email_key, username, username_key, display_name, password_hash)
     select gen_random_uuid(), 'u' || i || '@bench.example', 'u' || i || '@bench.example', 'u' || i, 'u' || i, 'Person ' || i, ''
     from generate_series(1, ${USERS}) i`,
    `create temporary table person as select row_number() over () - 1 as n, id from users`,
    `create unique index on person (n)`,
    `insert into posts (id, user_id, worry_prompt, short_content, long_content, privacy_level, published_at, created_at)
     select gen_random_uuid(), p.id, 'I am worried about...', left(repeat(md5(i::text) || ' ', 9), 40 + i % 200),
       case when i % 20 = 0 then repeat(md5(i::text), 60) end,
       (array['public', 'public', 'public', 'public', 'public', 'public', 'public', 'public', 'friends', 'private'])[1 + i % 10],
       now() - make_interval(secs => i * 37.5), now() - make_interval(secs => i * 37.5)
     from generate_series(1, ${POSTS}) i join person p on p.n = (hashint4(i)::bigint + 2147483648) % ${USERS}`,
    ...['supports', 'me_toos'].map(
      (table, at) => `insert into ${table} (user_id, post_id)
       select p.id, x.id from (select id, row_number() over () as i from posts) x
       join lateral generate_series(1, ${2 - at}) k on true
       join person p on p.n = (hashint4((x.i * 7 + k * 13 + ${at})::int)::bigint + 2147483648) % ${USERS} on conflict do nothing`,
    ),
    `insert into follows (follower_id, following_id)
     select a.id, b.id from generate_series(0, ${USERS - 1}) i join lateral generate_series(1, case when i % 100 = 0 then 300 else 27 end) k on true
     join person a on a.n = i join person b on b.n = (i + k * k * 31) % ${USERS} where a.id <> b.id on conflict do nothing`,
    `insert into blocks (blocker_id, blocked_id)
     select a.id, b.id from person a join person b on b.n = (a.n + 4211) % ${USERS} where a.n % 10 = 0`,
    `drop table person`,
    'vacuum analyze',
  ]
  for (const step of steps) await sql.raw(step).execute(database.db())
}

/** People to read as, the same ones each time. */
export async function someReaders(database: Database, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where username_key like 'u%' order by length(username_key), username_key limit ${sql.lit(count)}`.execute(
    database.db(),
  )
  return rows.map(({ id }) => id)
}
