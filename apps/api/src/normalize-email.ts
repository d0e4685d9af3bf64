import { domainToASCII } from 'node:url'

/**
 * The canonical form of an email address: letters without case and width (NFKC), the domain by DNS rules (UTS 46). Dots and plus signs
 * before the `@` are kept, because their meaning depends on the provider.
 */
export function normalizeEmail(email: string): string {
  const plain = email.normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  // Empty for an invalid domain.
  return `${plain.slice(0, at + 1)}${domainToASCII(domain) || domain}`
}
