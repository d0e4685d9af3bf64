import { domainToASCII } from 'node:url'

/**
 * What two spellings of one mailbox have in common: letters without case and width (NFKC), the domain as DNS asks for it (UTS 46).
 * Dots and plus signs before the `@` stay: what they mean is the provider's business.
 */
export function normalizeEmail(email: string): string {
  const plain = email.normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  // Empty for what cannot be a domain.
  return `${plain.slice(0, at + 1)}${domainToASCII(domain) || domain}`
}
