import { emit } from '@worrystone/events'
import { i18n } from '@worrystone/i18n'

/** Emits an event for every language change. */
export const emitLanguageChanges = () => i18n.subscribe(() => emit('language.changed/1', { code: i18n.language() }))
