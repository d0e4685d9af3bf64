import { call, query } from '@worrystone/api-client'
import {
  DeletionReceipt,
  importVerifyKey,
  myDataApi,
  type SignatureStatus,
  splitSignature,
  verifySigned,
} from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

/** The receipt with this number, or the time when there will be one. */
export const receiptQuery = (number: string) => ({
  queryKey: ['receipt', number],
  queryFn: () => call(myDataApi.receipt, { body: { number } }),
  retry: false,
})

export const receiptKeyQuery = { ...query(myDataApi.receiptKey, {}), staleTime: Number.POSITIVE_INFINITY }

/** Whether this site signed exactly this text. Runs in the browser: the text is not sent. */
export const verifyReceipt = async (signed: string, publicKey: string): Promise<SignatureStatus> =>
  verifySigned(signed, await importVerifyKey(publicKey))

/** The receipt in a signed text; null: the text is something else. */
export function parseReceipt(signed: string): DeletionReceipt | null {
  try {
    const parsed = z.safeParse(DeletionReceipt, JSON.parse(splitSignature(signed)?.text ?? ''))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
