import { readFile } from 'node:fs/promises'
import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { createInstance, type TFunction } from 'i18next'

/** Sentences of the contract, which pages show too, and the API's own. */
const FOLDERS = ['../../../../libs/i18n/dictionaries/', '../../dictionaries/'].map((folder) => new URL(folder, import.meta.url))

let translators: Promise<(code: LanguageCode) => TFunction> | undefined

/** Translates texts outside a page. The English sentence is the key, and the fallback. */
export async function translatorFor(code: LanguageCode): Promise<TFunction> {
  translators ??= readDictionaries()
  return (await translators)(code)
}

async function readDictionaries() {
  const resources = await Promise.all(
    LANGUAGES.map(async ({ code }) => [code, { translation: await readDictionary(code) }] as const),
  )
  const i18n = createInstance()
  await i18n.init({
    resources: Object.fromEntries(resources),
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  return (code: LanguageCode) => i18n.getFixedT(code)
}

async function readDictionary(code: LanguageCode): Promise<Record<string, string>> {
  return Object.assign({}, ...(await Promise.all(FOLDERS.map((folder) => readFrom(folder, code)))))
}

async function readFrom(folder: URL, code: LanguageCode): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(new URL(`${code}.json`, folder), 'utf8'))
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw thrown
  }
}
