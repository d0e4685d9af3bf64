import { importVerifyKey, type SignatureStatus, verifySigned } from '@worrystone/contracts'

let imported: { key: string; promise: Promise<CryptoKey | null> } | undefined

/** The registry's public key in the page. Null: none, or a browser without Ed25519 or without a secure origin. */
function registryKey(): Promise<CryptoKey | null> {
  const key = document.querySelector<HTMLMetaElement>('meta[name=worrystone-registry-key]')?.content ?? ''
  if (imported?.key !== key) imported = { key, promise: importVerifyKey(key) }
  return imported.promise
}

/** Whether the registry has signed exactly this text. */
export const verifySignature = async (signed: string): Promise<SignatureStatus> => verifySigned(signed, await registryKey())
