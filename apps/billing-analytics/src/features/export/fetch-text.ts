/** A `fetch` for a response that is a file, not JSON: wraps its text so that the client can parse it. */
export const fetchText: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  return response.ok ? Response.json({ data: await response.text() }) : response
}
