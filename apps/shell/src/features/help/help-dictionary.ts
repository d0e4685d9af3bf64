import { i18n, type Load } from '@worrystone/i18n'
import english from '../../../dictionaries/help/en.json' with { type: 'json' }

/** Loaded with the code of the help chunk: no other page needs it. */
export const HELP = 'help'

export const helpDictionary: Load = async (code) =>
  code === 'en'
    ? english
    : (await import(/* webpackChunkName: "help-[request]" */ `../../../dictionaries/help/${code}.json`)).default

/** Never rejects: without its dictionary help is shown in English. */
export const loadHelpDictionary = () =>
  i18n.addNamespace(HELP, helpDictionary).catch((error: unknown) => console.error('Help stays in English', error))
