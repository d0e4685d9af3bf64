/** The layers: each may use the layers on its right. */
export const MAY_USE: Record<string, string[]> = {
  contracts: [],
  safety: ['contracts'],
  pipe: ['contracts', 'pipe'],
  ui: ['pipe'],
  community: ['contracts', 'pipe', 'ui', 'forms'],
  forms: ['contracts', 'pipe'],
  kit: ['contracts', 'safety', 'pipe', 'ui'],
  host: ['contracts', 'pipe', 'kit'],
  console: ['contracts', 'pipe', 'ui', 'community', 'forms', 'kit', 'host'],
  app: ['contracts', 'safety', 'pipe', 'ui', 'community', 'forms', 'kit', 'host', 'console'],
  api: ['contracts', 'safety'],
  e2e: ['contracts', 'safety'],
  tool: ['contracts', 'safety', 'pipe', 'ui', 'community', 'forms', 'kit', 'host', 'console', 'app', 'api', 'e2e', 'tool'],
}

/** Configuration may use a tool that its project names as a development dependency; shipped code may not. */
export const mayUse = (layer: string, usedLayer: string, isShipped: boolean): boolean =>
  MAY_USE[layer]?.includes(usedLayer) === true || (layer === 'app' && usedLayer === 'tool' && !isShipped)
