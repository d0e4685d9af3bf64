type DatabaseError = { code?: unknown; constraint?: unknown }

/** Whether a unique constraint is violated; with `constraint` this one only. */
export const isUniqueViolation = (thrown: unknown, constraint?: string): boolean => {
  const { code, constraint: violated } = (thrown ?? {}) as DatabaseError
  return code === '23505' && (constraint === undefined || violated === constraint)
}

/** Whether a foreign key is violated: the referenced row does not exist, or no longer. */
const isForeignKeyViolation = (thrown: unknown): boolean => (thrown as DatabaseError | null)?.code === '23503'

/** Throws `error()` for a foreign key violation of the write: an account is deleted while its access token is valid for minutes more. */
export const mapForeignKeyViolation = <Result>(write: Promise<Result>, error: () => Error): Promise<Result> =>
  write.catch((thrown) => {
    throw isForeignKeyViolation(thrown) ? error() : thrown
  })

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Timeouts, deadlocks and serialization failures: a retry may succeed.
  '57014',
  '40P01',
  '40001',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
  'DATABASE_CLOSED',
])

const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection error and is not queryable/

/** Whether the database is unavailable for now, so that a retry may succeed. */
export const isDatabaseUnavailable = (thrown: unknown): boolean => {
  const { code, message, syscall } = (thrown ?? {}) as { code?: unknown; message?: unknown; syscall?: unknown }
  if (typeof code === 'string' && UNAVAILABLE_CODES.has(code)) return true
  // The socket file of a local PostgreSQL is missing while it restarts.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message)
}
