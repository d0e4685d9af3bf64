export type Row = Record<string, unknown>

/** A row of helplines.json for tests, valid except for what `part` changes. */
export const aRow = (part: Row = {}): Row => ({
  id: 'xx-line',
  country: 'DE',
  names: { de: 'Telefon' },
  kind: 'emotional',
  dial: '0800 111',
  telUri: 'tel:0800111',
  sms: null,
  chatUrl: null,
  webUrl: null,
  hours: null,
  languages: [],
  cost: null,
  anonymous: null,
  audience: null,
  pairWith: [],
  priority: 1,
  sources: ['example.org'],
  readOn: '2026-11-21',
  confidence: 'B',
  ...part,
})
