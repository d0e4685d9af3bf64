/** The body of another server's response; undefined when it is longer. */
export async function readBounded(response: Response, maxCharacters: number): Promise<string | undefined> {
  let body = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    body += decoder.decode(chunk as Uint8Array, { stream: true })
    if (body.length > maxCharacters) return undefined
  }
  return body
}
