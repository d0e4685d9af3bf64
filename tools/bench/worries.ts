import { commentReading, readQueries } from '@worrystone/api/comments/internals'
import type { Database } from '@worrystone/api/database'
import { feeds } from '@worrystone/api/posts/internals'
import { supportStore } from '@worrystone/api/support/internals'
import { busyWorry, discussedWorries, signIn } from './community.ts'
import { type Reader, type Request, recordStatements, type Statement, statementsOf } from './measure.ts'
import { measureOnPostgres, type Workload } from './measure-on-postgres.ts'

/**
 * The speed of a worry's page and its support, over 100,000 worries with 300,000 comments on PostgreSQL: the real API process, beside
 * the same statements sent to the database alone by the same number of callers. Prints a table, asserts nothing.
 */

const CALLERS = [10, 50]
/** Each caller toggles as another member, and goes through this many worries before it repeats the first. */
const WORRIES_EACH = 40
const PEOPLE = 60

await measureOnPostgres({ subject: 'request', callers: CALLERS, readerCount: PEOPLE, workloadsOf })

async function workloadsOf(database: Database, readers: Reader[]): Promise<Workload[]> {
  await signIn(database, readers)
  const takeStatements = recordStatements(database)
  const lists = feeds(database, () => new Date())
  const comments = commentReading(readQueries(database))
  const supports = supportStore(database)
  const discussed = await discussedWorries(database, PEOPLE)
  const busyId = await busyWorry(database)
  const firstPage = { limit: 20, offset: 0, includeModerated: false }

  const pairs = readers.map((reader, index) => ({ reader, postId: discussed[index % discussed.length] ?? busyId }))
  const get = (path: string, as: Reader): Request => ({ method: 'GET', path: `/api${path}`, as })
  const worriesOf = (connection: number) =>
    Array.from({ length: WORRIES_EACH }, (_, index) => discussed[(connection * 7 + index) % discussed.length] ?? busyId)
  return [
    {
      name: 'a worry, whole',
      requestsOf: () => pairs.map(({ reader, postId }) => get(`/posts/${postId}`, reader)),
      statements: await statementsOf(
        pairs.map(
          ({ reader, postId }) =>
            () =>
              lists.one(reader, postId),
        ),
        takeStatements,
      ),
    },
    {
      name: 'its first 20 threads',
      requestsOf: () => pairs.map(({ reader, postId }) => get(`/comments/post/${postId}/threaded?limit=20`, reader)),
      statements: await statementsOf(
        pairs.map(
          ({ reader, postId }) =>
            () =>
              comments.threads(reader, postId, firstPage),
        ),
        takeStatements,
      ),
    },
    {
      name: '20 threads of a worry with 1,000 comments',
      requestsOf: () => readers.map((reader) => get(`/comments/post/${busyId}/threaded?limit=20`, reader)),
      statements: await statementsOf(
        readers.map((reader) => () => comments.threads(reader, busyId, firstPage)),
        takeStatements,
      ),
    },
    {
      name: 'support, shown and withdrawn',
      requestsOf: (connection) => {
        const as = readers[connection % readers.length] as Reader
        return worriesOf(connection).flatMap((id): Request[] => [
          { method: 'POST', path: `/api/likes/${id}`, as },
          { method: 'DELETE', path: `/api/likes/${id}`, as },
        ])
      },
      statements: await togglesOf(readers, worriesOf, { supports, takeStatements }),
    },
  ]
}

/** The two statements of each toggle, those of different members interleaved. */
async function togglesOf(
  readers: Reader[],
  worriesOf: (connection: number) => string[],
  { supports, takeStatements }: { supports: ReturnType<typeof supportStore>; takeStatements: () => Statement[] },
): Promise<Statement[][]> {
  takeStatements()
  const statements: Statement[][] = []
  for (const [index, { userId }] of readers.entries()) {
    for (const postId of worriesOf(index)) {
      await supports.add(userId, postId)
      statements.push(takeStatements())
      await supports.remove(userId, postId)
      statements.push(takeStatements())
    }
  }
  return statements
}
