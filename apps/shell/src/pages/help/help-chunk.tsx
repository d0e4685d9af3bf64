import { LANGUAGES } from '@worrystone/contracts'
import { i18n, NamespaceProvider } from '@worrystone/i18n'
import type { ComponentProps } from 'react'
import { HELP, loadHelpDictionary } from '../../features/help/help-dictionary.ts'
import { HelpPanel } from '../../features/help/help-panel.tsx'
import { HelpPage } from './help-page.tsx'

const Panel = (props: ComponentProps<typeof HelpPanel>) => (
  <NamespaceProvider namespace={HELP}>
    <HelpPanel {...props} />
  </NamespaceProvider>
)

const Page = () => (
  <NamespaceProvider namespace={HELP}>
    <HelpPage />
  </NamespaceProvider>
)

/** The panel with its dictionary. */
export async function openHelpPanel() {
  await loadHelpDictionary()
  return Panel
}

/** The page with its dictionary, in the language of the URL if it names one. */
export async function openHelpPage() {
  const requestedLanguage = new URLSearchParams(location.search).get('lang')
  const named = LANGUAGES.find(({ code }) => code === requestedLanguage)
  await Promise.all([loadHelpDictionary(), named && i18n.setLanguage(named.code).catch(() => {})])
  return Page
}
