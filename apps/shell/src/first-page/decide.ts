import { isChosenLanguage, isTestingBuilds } from './reader.ts'

/**
 * Runs before the server's HTML is parsed, and hides it from those whose page it is not: HTML is rendered for visitors, in the language of
 * the browser, by builds that visitors get, at one address: the service worker serves one document for many when there is no network.
 * `first-page.css` hides it by this attribute; the splash is shown instead.
 */
function isForThisReader({ language, path }: DOMStringMap): boolean {
  if (path !== location.pathname) return false
  try {
    return localStorage.getItem('auth_token') === null && !isTestingBuilds() && isChosenLanguage(language)
  } catch {
    // Without storage there is neither an account nor a choice.
    return true
  }
}

if (!isForThisReader(document.currentScript?.dataset ?? {})) document.documentElement.dataset.firstPage = 'off'
