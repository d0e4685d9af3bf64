import { i18n, type Load } from '@worrystone/i18n'
import english from '../../../dictionaries/help/en.json' with { type: 'json' }

/** The words of help come with its code: no other page needs them. */
export const HELP = 'help'

export const helpDictionary: Load = async (code) =>
  code === 'en'
    ? english
    : (await import(/* webpackChunkName: "help-[request]" */ `../../../dictionaries/help/${code}.json`)).default

/** Never rejects: without its words help is shown in English. */
export const bringHelpWords = () =>
  i18n.addNamespace(HELP, helpDictionary).catch((error: unknown) => console.error('Help stays in English', error))
