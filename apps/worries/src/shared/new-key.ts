/** Sixteen random bytes for an `Idempotency-Key`; works on plain-http pages too, where `randomUUID` is missing. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
