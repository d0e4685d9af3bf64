const SIGNED = /^([\s\S]*),"signature":"([A-Za-z0-9+/]{86}==)"\}$/

/** A JSON object's text with its signature as the last member, so that readers who do not verify can still parse it. */
export const appendSignature = (text: string, signature: string) => `${text.slice(0, -1)},"signature":"${signature}"}`

/** The exact text that was signed, and its signature (base64). Null: the text carries none. */
export function splitSignature(signed: string): { text: string; signature: string } | null {
  const [, unterminated, signature] = SIGNED.exec(signed) ?? []
  return unterminated === undefined || signature === undefined ? null : { text: `${unterminated}}`, signature }
}
