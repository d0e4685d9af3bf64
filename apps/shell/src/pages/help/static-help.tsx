import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { i18n, NamespaceProvider, translate } from '@worrystone/i18n'
import { PlatformContext } from '@worrystone/remote-kit'
import { staticPlatform } from '@worrystone/remote-kit/server'
import { COUNTRIES } from '@worrystone/safety/helplines'
import { icons, Row, space, target } from '@worrystone/ui'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { ServerStyleSheet, StyleSheetManager, styled } from 'styled-components'
import { HELP, helpDictionary } from '../../features/help/help-dictionary.ts'
import { BareLayout } from '../../features/layout/bare-layout.tsx'
import { loadDictionary, NAMESPACE } from '../../shared/dictionary.ts'
import { CountryHelp } from './country-help.tsx'
import { HelpContent } from './help-content.tsx'

/** `/help` in one language as static HTML, for readers without scripts and for the first paint. */
export type StaticHelp = {
  language: LanguageCode
  direction: 'ltr' | 'rtl'
  title: string
  /** The content of `#root`; it contains `COUNTRY_PLACE` once. */
  html: string
  /** The replacement of the placeholder by country; '' when the country is unknown. */
  countries: Record<string, string>
  css: string
}

export const COUNTRY_PLACE = '%COUNTRY_HELP%'

/** Renders the page in every language. */
export async function renderStaticHelp(): Promise<StaticHelp[]> {
  await Promise.all([i18n.addNamespace(NAMESPACE, loadDictionary), i18n.addNamespace(HELP, helpDictionary)])
  const pages: StaticHelp[] = []
  for (const { code } of LANGUAGES) {
    await i18n.setLanguage(code)
    pages.push(renderInLanguage(code))
  }
  return pages
}

const PLATFORM = staticPlatform({ address: '/help', hasRoute: () => true })

function renderInLanguage(language: LanguageCode): StaticHelp {
  const sheet = new ServerStyleSheet()
  const markupOf = (element: ReactElement) =>
    renderToStaticMarkup(
      <StyleSheetManager sheet={sheet.instance}>
        <PlatformContext value={PLATFORM}>
          <MemoryRouter initialEntries={['/help']}>
            <NamespaceProvider namespace={HELP}>{element}</NamespaceProvider>
          </MemoryRouter>
        </PlatformContext>
      </StyleSheetManager>,
    )
  const countries = [null, ...COUNTRIES].map((country) => [country ?? '', markupOf(<CountryHelp country={country} now={null} />)])
  const html = markupOf(
    <NamespaceProvider namespace="shell">
      <BareLayout language={<ToLanguages />} themeSwitch={null} hasHelpLink={false}>
        <NamespaceProvider namespace={HELP}>
          <HelpContent country={null} now={null} countryHelp={COUNTRY_PLACE} languages={<Languages />} />
        </NamespaceProvider>
      </BareLayout>
    </NamespaceProvider>,
  )
  const css = sheet.getStyleTags().replaceAll(/<style[^>]*>|<\/style>/g, '')
  const title = `${translate('Need help now?', {}, HELP)} · Worrystone`
  return { language, direction: i18n.state().direction, title, html, countries: Object.fromEntries(countries), css }
}

const ToLanguages = () => (
  <LanguageLink href="#languages" aria-label={translate('Language', {}, HELP)}>
    <icons.Globe size={20} aria-hidden="true" />
  </LanguageLink>
)

/** Links instead of the selector, which needs a script. */
const Languages = () => (
  <Row as="nav" id="languages" gap={2} aria-label={translate('Language', {}, HELP)}>
    {LANGUAGES.map(({ code, nativeName }) => (
      <LanguageLink key={code} href={`/help?lang=${code}`} lang={code} hrefLang={code} dir="auto">
        {nativeName}
      </LanguageLink>
    ))}
  </Row>
)

const LanguageLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: ${target};
  min-block-size: ${target};
  padding: ${space[2]};
`
