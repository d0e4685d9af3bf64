import { seedCatalogue } from '@worrystone/api/catalogue-seed'
import type { Database } from '@worrystone/api/database'
import { sql } from 'kysely'

/** Five regions each of eight countries, by the names of the places data. */
const PLACES = {
  DE: ['Bavaria', 'Hesse', 'Saxony', 'Berlin', 'Hamburg'],
  FR: ['Brittany', 'Normandy', 'Occitanie', 'Île-de-France', 'Corsica'],
  ES: ['Andalusia', 'Catalonia', 'Galicia', 'Madrid', 'Valencia'],
  IT: ['Tuscany', 'Sicily', 'Lombardy', 'Veneto', 'Lazio'],
  US: ['California', 'Texas', 'Ohio', 'Maine', 'Alaska'],
  GB: ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Nowhere'],
  JP: ['Hokkaido', 'Kyoto', 'Osaka', 'Tokyo', 'Okinawa'],
  BR: ['Bahia', 'Paraná', 'São Paulo', 'Pará', 'Acre'],
}
const CATEGORIES = ['work', 'relationships', 'health', 'family', 'finances', 'education', 'future', 'social', 'personal', 'other']
/** The number of worries of one insert; a statement may take 15 seconds. */
const BATCH = 50_000

/** A community in which a few regions and categories have many people and most have few; worries of two years. */
export async function fillFigures(database: Database, { people, worries }: { people: number; worries: number }) {
  await database.migrate()
  await seedCatalogue(database)
  const places = Object.entries(PLACES).flatMap(([country, regions]) => regions.map((region) => ({ country, region })))
  const run = (text: string) => sql.raw(text).execute(database.db())
  const list = (values: string[]) => `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(',')}]`
  await run(`
    insert into users (id, email, email_key, username, username_key, password_hash, country, region, location_sharing, tier)
    select gen_random_uuid(), 'u' || i || '@bench.example', 'u' || i || '@bench.example', 'u' || i, 'u' || i, '',
      (${list(places.map(({ country }) => country))})[k], (${list(places.map(({ region }) => region))})[k], i % 3 < 2, 'premium'
    from generate_series(1, ${people}) i cross join lateral (select 1 + floor(power(random(), 2) * ${places.length})::int + 0 * i as k) r`)
  await run('create table person as select row_number() over () - 1 as n, id from users')
  await run('create unique index on person (n)')
  for (let from = 0; from < worries; from += BATCH) {
    const to = Math.min(worries, from + BATCH) - 1
    await run(`
      insert into posts (id, user_id, worry_prompt, short_content, privacy_level, published_at, created_at, category, support_count)
      select gen_random_uuid(), p.id, 'What if...', 'the meeting about work and money ' || i, 'public', at, at, (${list(CATEGORIES)})[c], i % 3
      from generate_series(${from}, ${to}) i
        join person p on p.n = (hashint4(i)::bigint + 2147483648) % ${people}
        cross join lateral (select now() - make_interval(secs => (i::float8 / ${worries}) * 86400 * 500) as at,
          1 + floor(power(random(), 2) * 10)::int + 0 * i as c) r`)
    await run(`
      insert into post_analyses (post_id, text_hash, model, method, language, category, confidence, sentiment, keywords, reasons)
      select id, '', '', 'keywords', 'en', category, 1, random() * 2 - 1, array['meeting', 'work', 'money'], '[]' from posts
      where not exists (select from post_analyses where post_id = posts.id)`)
  }
  await run('drop table person')
  await run('vacuum analyze')
}
