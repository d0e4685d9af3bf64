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
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
  'DATABASE_CLOSED',
])

/** The database cannot be reached for the moment, so that a later try may succeed. */
export const isDatabaseAway = (thrown: unknown): boolean => {
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && AWAY.has(code)) return true
  return typeof message === 'string' && /Connection terminated|timeout exceeded when trying to connect/.test(message)
}
