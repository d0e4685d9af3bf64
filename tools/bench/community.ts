import { seedCatalogue } from '@worrystone/api/catalogue-seed'
import type { Database } from '@worrystone/api/database'
import { sql } from 'kysely'

const USERS = 10_000
const POSTS = 100_000
const COMMENTS = 300_000
const SLICES = 10
/** The number of comments below one worry, which `busyWorry` finds. */
const BUSY_COMMENTS = 1_000

/** A community of the measured size. Some write and follow a lot, most a little. */
export async function fillCommunity(database: Database) {
  await database.migrate()
  await seedCatalogue(database)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from posts`.execute(database.db())
  if ((rows[0]?.count ?? 0) >= POSTS) return
  const steps = [
    // The filling of a busy machine takes longer than a statement of the API may.
    `set statement_timeout = 0`,
    `insert into users (id, email, email_key, username, username_key, display_name, password_hash)
     select gen_random_uuid(), 'u' || i || '@bench.example', 'u' || i || '@bench.example', 'u' || i, 'u' || i, 'Person ' || i, ''
     from generate_series(1, ${USERS}) i`,
    `create temporary table person as select row_number() over () - 1 as n, id from users`,
    `create unique index on person (n)`,
    // Nothing searches these texts; the benchmark of the search writes its own.
    `alter table posts disable trigger posts_search`,
    // Half of the worries are in English, five in a hundred in each of eight languages, ten in none that is known.
    `insert into posts (id, user_id, worry_prompt, short_content, long_content, privacy_level, published_at, created_at, language)
     select gen_random_uuid(), p.id, 'I am worried about...', left(repeat(md5(i::text) || ' ', 9), 40 + i % 200),
       case when i % 20 = 0 then repeat(md5(i::text), 60) end,
       (array['public', 'public', 'public', 'public', 'public', 'public', 'public', 'public', 'friends', 'private'])[1 + i % 10],
       now() - make_interval(secs => i * 37.5), now() - make_interval(secs => i * 37.5),
       case when i % 20 < 10 then 'en' else (array['de', 'fr', 'es', 'it', 'pt', 'ru', 'ar', 'ja'])[i % 20 - 9] end
     from generate_series(1, ${POSTS}) i join person p on p.n = (hashint4(i)::bigint + 2147483648) % ${USERS}`,
    `alter table posts enable trigger posts_search`,
    ...['supports', 'me_toos'].map(
      (table, index) => `insert into ${table} (user_id, post_id)
       select p.id, x.id from (select id, row_number() over () as i from posts) x
       join lateral generate_series(1, ${2 - index}) k on true
       join person p on p.n = (hashint4((x.i * 7 + k * 13 + ${index})::int)::bigint + 2147483648) % ${USERS} on conflict do nothing`,
    ),
    `insert into follows (follower_id, following_id)
     select a.id, b.id from generate_series(0, ${USERS - 1}) i join lateral generate_series(1, case when i % 100 = 0 then 300 else 27 end) k on true
     join person a on a.n = i join person b on b.n = (i + k * k * 31) % ${USERS} where a.id <> b.id on conflict do nothing`,
    `insert into blocks (blocker_id, blocked_id)
     select a.id, b.id from person a join person b on b.n = (a.n + 4211) % ${USERS} where a.n % 10 = 0`,
    // Every hundredth worry has many comments, most have none or a few; every third comment is a reply to the previous one.
    `create temporary table new_comments as select row_number() over () - 1 as n, id, post_id, user_id, i from (
       select gen_random_uuid() as id, x.id as post_id, p.id as user_id, x.i
       from (select id, row_number() over (order by published_at desc) as i from posts where privacy_level = 'public') x
       join lateral generate_series(1, case when x.i = 1 then ${BUSY_COMMENTS} when x.i % 100 = 0 then 180 else 2 end) k on true
       join person p on p.n = (hashint4((x.i * 17 + k * 29)::int)::bigint + 2147483648) % ${USERS}
       limit ${COMMENTS}) every`,
    `create unique index on new_comments (n)`,
    // In slices: the workspace cancels a statement after 15 seconds.
    ...Array.from(
      { length: SLICES },
      (_, slice) => `insert into comments (id, post_id, user_id, parent_id, depth, content, created_at)
       select a.id, a.post_id, a.user_id, b.id, case when b.id is null then 0 else 1 end, left(repeat(md5(a.n::text) || ' ', 9), 40 + (a.n % 200)::int),
         now() - make_interval(secs => 1e7 - a.n)
       from new_comments a left join new_comments b on b.n = a.n - 1 and b.post_id = a.post_id and a.n % 3 = 2
       where a.n >= ${COMMENTS / SLICES} * ${slice} and a.n < ${COMMENTS / SLICES} * ${slice + 1}`,
    ),
    `update posts set comment_count = c.count from (select post_id, count(*)::int as count from comments group by post_id) c where c.post_id = posts.id`,
    `drop table new_comments`,
    `drop table person`,
    'vacuum analyze',
    `reset statement_timeout`,
  ]
  for (const step of steps) await sql.raw(step).execute(database.db())
}

/** The public worry with the most comments. */
export async function busyWorry(database: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from posts where privacy_level = 'public' order by comment_count desc limit 1`.execute(database.db())
  return rows[0]?.id ?? ''
}

/** Public worries with about 20 comments or more, the newest first. */
export async function discussedWorries(database: Database, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from posts where privacy_level = 'public' and comment_count between 20 and 500
    order by published_at desc limit ${sql.lit(count)}`.execute(database.db())
  return rows.map(({ id }) => id)
}

/** Sessions, which every signed-in request requires. */
export async function signIn(database: Database, readers: { userId: string; sessionId: string }[]) {
  const rows = readers.map(({ userId, sessionId }) => ({ id: sessionId, user_id: userId }))
  await database.db().insertInto('sessions').values(rows).execute()
}

/** Readers, the same ones each time. */
export async function someReaders(database: Database, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where username_key like 'u%' order by length(username_key), username_key limit ${sql.lit(count)}`.execute(
    database.db(),
  )
  return rows.map(({ id }) => id)
}
