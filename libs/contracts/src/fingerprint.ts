/** Eight hexadecimal digits for the composition of a page: the same builds give the same digits, in any order. */
export async function fingerprintOf(shell: string, remotes: Readonly<Record<string, string>>): Promise<string> {
  const builds = Object.entries(remotes).sort(([a], [b]) => (a < b ? -1 : 1))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([shell, builds])))
  return new DataView(hash).getUint32(0).toString(16).padStart(8, '0')
}
