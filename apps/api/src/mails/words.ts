import { readFile } from 'node:fs/promises'
import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { createInstance, type TFunction } from 'i18next'

const FOLDER = new URL('../../dictionaries/', import.meta.url)

let speaker: Promise<(code: LanguageCode) => TFunction> | undefined

/** What the house says outside a page, in the reader's language. The English sentence is the key, and the text where nothing else is known. */
export async function wordsIn(code: LanguageCode): Promise<TFunction> {
  speaker ??= readDictionaries()
  return (await speaker)(code)
}

async function readDictionaries() {
  const pages = await Promise.all(LANGUAGES.map(async ({ code }) => [code, { translation: await read(code) }] as const))
  const i18n = createInstance()
  await i18n.init({
    resources: Object.fromEntries(pages),
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  return (code: LanguageCode) => i18n.getFixedT(code)
}

async function read(code: LanguageCode): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(new URL(`${code}.json`, FOLDER), 'utf8'))
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw thrown
  }
}
