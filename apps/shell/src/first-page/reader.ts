/** What this browser stores about its reader, readable before any other code runs. */

/** Whether pages in this language are what the reader chose. */
export function isChosenLanguage(language: string | undefined): boolean {
  const chosen = localStorage.getItem('worrystone_language') ?? localStorage.getItem('worrystone_account_language')
  return chosen === null || chosen === language
}

/** Whether a QA link named other builds in this tab. */
export const isTestingBuilds = (): boolean => sessionStorage.getItem('worrystone_override') !== null
