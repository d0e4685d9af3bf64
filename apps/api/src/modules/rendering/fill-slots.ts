/** As `libs/remote-kit/src/server/slot-place.ts` renders it. */
const PLACEHOLDER = /<div data-slot="([\w.-]+)" data-input="([^"]*)"><\/div>/g
const DECODED: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** Replaces the placeholder of each slot by the HTML of `render`. `input`: the props that the page gives the slot. */
export async function fillSlots(
  html: string,
  render: (name: string, input: Record<string, unknown>) => Promise<string>,
): Promise<string> {
  const parts: string[] = []
  let end = 0
  for (const { 0: placeholder, 1: name = '', 2: input = '', index } of html.matchAll(PLACEHOLDER)) {
    const json = input.replace(/&(?:quot|amp|lt|gt|#x27);/g, (entity) => DECODED[entity] ?? entity)
    parts.push(html.slice(end, index), await render(name, JSON.parse(json)))
    end = index + placeholder.length
  }
  return [...parts, html.slice(end)].join('')
}
