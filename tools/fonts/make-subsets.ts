import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * `npm run fonts`: writes the small fonts of a first visit to `apps/shell/src/styles/fonts`. They hold the characters and the weights that the
 * pages use in English, Spanish, French, German, Italian and Portuguese. `styles/fonts.css` names the same characters as `unicode-range`.
 */

const FOLDER = resolve(import.meta.dirname, '../../apps/shell/src/styles/fonts')
/** Every weight in the style sheets lies between these. */
const WEIGHTS = { min: 400, max: 700 }
const SOURCES = {
  'nunito-sans': import.meta.resolve('@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2'),
  literata: import.meta.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
}

/** First and last code point: the ranges in `fonts.css`. */
const RANGES: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa9, 0xab],
  [0xad, 0xad],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbf, 0xff],
  [0x152, 0x153],
  [0x200b, 0x200b],
  [0x2010, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
]

const charactersIn = ([first, last]: [number, number]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
const CHARACTERS = RANGES.map(charactersIn).join('')

for (const [family, source] of Object.entries(SOURCES)) {
  const subset = await subsetFont(readFileSync(fileURLToPath(source)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  })
  writeFileSync(resolve(FOLDER, `${family}-first.woff2`), subset)
  console.log(`${family}: ${subset.length} bytes`)
}
