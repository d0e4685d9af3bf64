/**
 * A `fetch` that reports how much of the body has been sent, from 0 to 1: `call(endpoint, {}, { form, fetch: fetchWithProgress(show) })`.
 * Starts again from 0 when the access token expires during the upload.
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof globalThis.fetch {
  return (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise<Response>((resolve, reject) => {
      signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(method, String(url))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(toResponse(request))
      request.onerror = () => reject(new TypeError('The connection broke'))
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit)
    })
}

function toResponse(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after')
  // `Response` throws for a body, even an empty one, beside statuses such as 204.
  return new Response(request.responseText || null, {
    status: request.status,
    headers: retryAfter ? { 'retry-after': retryAfter } : {},
  })
}
