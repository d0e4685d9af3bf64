/**
 * A `fetch` that tells how much of the body has left, from 0 to 1: `call(endpoint, {}, { form, fetch: uploading(show) })`. What was
 * told may begin anew, when the access token ran out in the middle.
 */
export function uploading(onProgress: (share: number) => void): typeof globalThis.fetch {
  return (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise<Response>((resolve, reject) => {
      signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(method, String(url))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(answerOf(request))
      request.onerror = () => reject(new TypeError('The connection broke'))
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit)
    })
}

function answerOf(request: XMLHttpRequest): Response {
  const wait = request.getResponseHeader('retry-after')
  // Some statuses go without a body, and refuse even an empty one.
  return new Response(request.responseText || null, { status: request.status, headers: wait ? { 'retry-after': wait } : {} })
}
