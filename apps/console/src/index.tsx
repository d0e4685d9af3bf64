import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import { i18n, type Load, NamespaceProvider } from '@worrystone/i18n'
import english from '../dictionaries/en.json' with { type: 'json' }
import { ConsolePage } from './pages/console-page.tsx'

const NAMESPACE = 'console'

const dictionary: Load = async (code) => (code === 'en' ? english : (await import(`../dictionaries/${code}.json`)).default)

/** The console with its own dictionary, which only operators fetch; in English when it cannot be fetched. */
export async function loadConsole() {
  await i18n.addNamespace(NAMESPACE, dictionary).catch((error: unknown) => console.error('The console stays in English', error))
  return Console
}

const Console = () => (
  <QueryClientProvider client={queryClient}>
    <NamespaceProvider namespace={NAMESPACE}>
      <ConsolePage />
    </NamespaceProvider>
  </QueryClientProvider>
)
