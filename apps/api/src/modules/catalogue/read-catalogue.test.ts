import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { readCatalogue } from './index.ts'
import { readShipped } from './read-catalogue.ts'

const SHIPPED = join(import.meta.dirname, '../../../catalogue')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(inject('testFolder'), 'catalogue-'))
})

const write = (file: string, content: unknown) => {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const change = (file: string, part: object) => write(file, { ...read(file), ...part })

describe('the shipped catalogue', () => {
  it('has the promised exercises, techniques and entries, each in every language with labels', () => {
    const { exercises, techniques, entries, labels } = readCatalogue(folder)
    expect(exercises.length).toBeGreaterThanOrEqual(18)
    expect(techniques.length).toBeGreaterThanOrEqual(20)
    expect(entries.length).toBeGreaterThanOrEqual(40)
    for (const { words } of [...exercises, ...techniques]) expect(Object.keys(words)).toEqual(Object.keys(labels))
  })

  it('has the free set for people in need, without an account', () => {
    const { exercises, techniques } = readCatalogue(folder)
    for (const [category, fewest] of [
      ['breathing', 3],
      ['grounding', 4],
      ['mindfulness', 3],
    ] as const) {
      const free = exercises.filter(({ data }) => data.isFree && data.category === category)
      expect(free.length, category).toBeGreaterThanOrEqual(fewest)
    }
    expect(techniques.filter(({ data }) => data.isFree).length).toBeGreaterThanOrEqual(10)
  })

  it('warns of holding the breath wherever an exercise includes that', () => {
    const { exercises } = readCatalogue(folder)
    const holding = exercises.filter(
      ({ data, words }) =>
        data.steps.some((step) => step.kind === 'breathe' && step.phases.some(({ phase }) => phase === 'hold')) ||
        /breath and hold it/.test(JSON.stringify(words.en)),
    )
    expect(holding.length).toBeGreaterThan(2)
    for (const { words } of holding) expect(words.en?.cautions.join(' ')).toMatch(/pregnant.*heart or lung/)
  })
})

const ITEM = {
  category: 'breathing',
  difficulty: 'beginner',
  minutes: 3,
  isFree: true,
  editorPriority: 50,
  tags: ['calm'],
  helpsWith: { categories: ['work'], times: ['day'] },
  steps: [{ id: 'begin', kind: 'read' }],
}
const WORDS = {
  title: 'Unser Atem',
  description: 'Atmen im Garten.',
  purpose: 'Für Pausen.',
  cautions: ['Nicht im Gehen.'],
  steps: { begin: { title: 'Anfang', content: 'Setz dich.' } },
}

describe('an item of the operator', () => {
  beforeEach(() => {
    write('exercises/garden/item.json', ITEM)
    write('exercises/garden/de.json', WORDS)
  })

  it('is added to the shipped ones, and needs one language only', () => {
    const { exercises } = readCatalogue(folder)
    expect(exercises.find(({ id }) => id === 'garden')?.words).toEqual({ de: WORDS })
    expect(exercises.length).toBeGreaterThan(18)
  })

  const wrong: [string, () => void, string][] = [
    [
      'a field that is missing',
      () => change('exercises/garden/item.json', { minutes: undefined }),
      'exercises/garden/item.json: minutes',
    ],
    [
      'a field that is not known',
      () => change('exercises/garden/item.json', { colour: 'red' }),
      'exercises/garden/item.json: colour',
    ],
    ['broken JSON', () => write('exercises/garden/de.json', '{'), 'exercises/garden/de.json: is no valid JSON'],
    ['an empty text', () => change('exercises/garden/de.json', { title: ' ' }), 'exercises/garden/de.json: title: is empty'],
    [
      'words of a step that are missing',
      () => change('exercises/garden/de.json', { steps: {} }),
      'de.json: steps.begin: is missing',
    ],
    [
      'a category that is not known',
      () => change('exercises/garden/item.json', { category: 'tea' }),
      'category: tea is not known',
    ],
    ['no language', () => rmSync(join(folder, 'exercises/garden/de.json')), 'at least one language'],
    [
      'a name that ships',
      () => cpSync(join(folder, 'exercises/garden'), join(folder, 'exercises/box-breathing'), { recursive: true }),
      'ships already',
    ],
    [
      'a script in its drawing',
      () => write('exercises/garden/picture.svg', '<svg><script>1</script></svg>'),
      'picture.svg: holds <script',
    ],
    [
      'a drawing that is too large',
      () => write('exercises/garden/picture.svg', `<svg>${' '.repeat(5_000)}</svg>`),
      'larger than 4096',
    ],
  ]
  it.each(wrong)('with %s is refused in one sentence that names file and field', (_, spoil, sentence) => {
    spoil()
    expect(() => readCatalogue(folder)).toThrow(sentence)
    expect(() => readCatalogue(folder)).toThrow(/^Catalogue file DATA_DIR\/catalogue\//)
  })
})

describe('a shipped item', () => {
  beforeEach(() => cpSync(SHIPPED, folder, { recursive: true }))
  const check = () => readShipped({ path: folder, name: 'catalogue' })

  it.each([
    [
      'a language',
      () => rmSync(join(folder, 'techniques/kind-words/ja.json')),
      'catalogue/techniques/kind-words/ja.json: is missing',
    ],
    ['a label', () => change('labels/fr.json', { tags: {} }), 'catalogue/labels/fr.json: tags.'],
    ['a sentence about an entry', () => write('resources/ja.json', {}), 'catalogue/resources/ja.json: '],
    [
      'a part of the body',
      () => {
        const words = read('exercises/body-scan/de.json')
        delete words.steps.scan.parts.feet
        write('exercises/body-scan/de.json', words)
      },
      'catalogue/exercises/body-scan/de.json: steps.scan.parts.feet: is missing',
    ],
  ])('that lacks %s is refused', (_, spoil, sentence) => {
    expect(check).not.toThrow()
    spoil()
    expect(check).toThrow(sentence)
  })
})
