import { readFile } from 'node:fs/promises'
import {
  type Dictionary,
  findMessage,
  interpolate,
  LANGUAGES,
  type LanguageCode,
  type MessageValues,
} from '@worrystone/contracts'

/** Sentences of the contract, which pages show too, and the API's own. */
const FOLDERS = ['../../../../libs/i18n/dictionaries/', '../../dictionaries/'].map((folder) => new URL(folder, import.meta.url))

/** Translates an English sentence; `count` chooses the plural form. */
export type T = (key: string, values?: MessageValues) => string

let dictionaries: Promise<Record<string, Dictionary>> | undefined

/** Translates texts outside a page. The English sentence is the key, and the fallback. */
export async function translatorFor(code: LanguageCode): Promise<T> {
  dictionaries ??= readDictionaries()
  const all = await dictionaries
  const find = (key: string, of: LanguageCode, values: MessageValues) =>
    findMessage(key, { code: of, dictionaries: [all[of]], values })
  return (key, values = {}) => interpolate(find(key, code, values) ?? find(key, 'en', values) ?? key, values)
}

async function readDictionaries(): Promise<Record<string, Dictionary>> {
  return Object.fromEntries(await Promise.all(LANGUAGES.map(async ({ code }) => [code, await readDictionary(code)] as const)))
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
