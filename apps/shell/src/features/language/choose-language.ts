import { call } from '@worrystone/api-client'
import { type LanguageCode, languagesApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { i18n, translate } from '@worrystone/i18n'
import { session } from '@worrystone/session'

/** Changes the language here, and on the server for members; says how it went in the language that is then shown. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  try {
    await i18n.setLanguage(code)
    await keepForMember(code)
    toast.success(translate('Language updated', {}, 'shell'))
  } catch {
    toast.error(translate('Something went wrong', {}, 'shell'))
  }
}

async function keepForMember(languageCode: LanguageCode): Promise<void> {
  if (session.get().status !== 'signed-in') return
  await call(languagesApi.choose, { body: { languageCode } })
  const now = session.get()
  if (now.status === 'signed-in') session.setUser({ ...now.user, language: languageCode })
}

/** Tells the apps on the page about every change of the language. */
export const tellLanguageChanges = () => i18n.subscribe(() => emit('language.changed/1', { code: i18n.language() }))
