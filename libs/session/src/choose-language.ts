import { call } from '@worrystone/api-client'
import { type LanguageCode, languagesApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { i18n, translate } from '@worrystone/i18n'
// By the public entry: remotes bundle this file, and the session is the shell's.
import { session } from '@worrystone/session'

/** Changes the language of the whole page at once, and on the server for members; reports the result in the language that is then shown. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  try {
    await i18n.setLanguage(code)
    await saveForMember(code)
    toast.success(translate('Language updated'))
  } catch {
    toast.error(translate('Something went wrong'))
  }
}

async function saveForMember(languageCode: LanguageCode): Promise<void> {
  if (session.get().status !== 'signed-in') return
  await call(languagesApi.choose, { body: { languageCode } })
  const current = session.get()
  if (current.status === 'signed-in') session.setUser({ ...current.user, language: languageCode })
}
