import { splitSignature } from '@worrystone/contracts'
import type { SignatureStatus } from './snapshot.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

let imported: { key: string; promise: Promise<CryptoKey | null> } | undefined

/** The registry's public key in the page. Null: none, or a browser without Ed25519 or without a secure origin. */
function registryKey(page: Document): Promise<CryptoKey | null> {
  const key = page.querySelector<HTMLMetaElement>('meta[name=worrystone-registry-key]')?.content ?? ''
  if (imported?.key !== key) imported = { key, promise: importKey(key) }
  return imported.promise
}

async function importKey(key: string): Promise<CryptoKey | null> {
  try {
    return key ? await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']) : null
  } catch {
    return null
  }
}

/** Whether the registry has signed exactly this text. */
export async function verifySignature(signed: string, page: Document = document): Promise<SignatureStatus> {
  const key = await registryKey(page)
  if (!key) return 'unverifiable'
  const parts = splitSignature(signed)
  if (!parts) return 'forged'
  const isGenuine = await crypto.subtle.verify('Ed25519', key, bytesOf(parts.signature), new TextEncoder().encode(parts.text))
  return isGenuine ? 'verified' : 'forged'
}
