type Coded = { code?: unknown; constraint?: unknown }

/** A unique rule of the database was met: someone was there first. Names the rule, so that callers need not guess. */
export const isUniqueViolation = (thrown: unknown, constraint?: string): boolean => {
  const { code, constraint: met } = (thrown ?? {}) as Coded
  return code === '23505' && (constraint === undefined || met === constraint)
}

/** A row points at one that is not there, or no longer. */
export const isForeignKeyViolation = (thrown: unknown): boolean => (thrown as Coded | null)?.code === '23503'

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Too slow, or in each other's way: another try may fare better.
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

const WORDS_OF_PG =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection error and is not queryable/

/** The database cannot be reached for the moment, so that a later try may succeed. */
export const isDatabaseAway = (thrown: unknown): boolean => {
  const { code, message, syscall } = (thrown ?? {}) as { code?: unknown; message?: unknown; syscall?: unknown }
  if (typeof code === 'string' && AWAY.has(code)) return true
  // The socket file of a PostgreSQL on this machine is gone while it restarts.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return typeof message === 'string' && WORDS_OF_PG.test(message)
}
