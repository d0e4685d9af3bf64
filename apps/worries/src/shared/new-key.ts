/** Sixteen random bytes for an `Idempotency-Key`; there on plain-http addresses too, where `randomUUID` is not. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
