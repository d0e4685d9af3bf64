import type { Resource } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { Badge, ButtonLink, Card, Heading, icons, MetaRow, Row, Stack, Text, VisuallyHidden } from '@worrystone/ui'
import { type ReactNode, useMemo } from 'react'
import { TagList } from './tag-list.tsx'
import { useCostNames } from './use-cost-names.ts'
import { useResourceTypeNames } from './use-resource-type-names.ts'

type Props = {
  resource: Resource
  /** The actions of the entry. */
  children?: ReactNode
}

/** One entry: description, audience, cost, and contact. */
export function ResourceCard({ resource, children }: Props) {
  const t = useT()
  const { date } = useFormat()
  const costs = useCostNames()
  const types = useResourceTypeNames()
  const names = useNames()
  const { title, description, type, category, country, cost, languages, url, tags, isCrisis, readOn } = resource
  return (
    <Card>
      <Stack gap={3}>
        <Row gap={2}>
          {isCrisis ? <Badge kind="support">{t('Crisis resource')}</Badge> : <Badge kind="primary">{category.name}</Badge>}
          {type !== 'other' && <Badge>{types[type]}</Badge>}
          {cost && <Badge kind="accent">{costs[cost]}</Badge>}
        </Row>
        <Heading as="h3" lineHeight={1.3} dir="auto">
          {title}
        </Heading>
        <Text>{description}</Text>
        <MetaRow as="p" gap={5}>
          <span>
            <icons.Globe size={16} />
            {country ? names.country(country) : t('Everywhere')}
          </span>
          {languages.length > 0 && (
            <span>
              <icons.Languages size={16} />
              {names.languages(languages)}
            </span>
          )}
        </MetaRow>
        <TagList tags={tags} />
        <Row>
          <ContactLinks resource={resource} />
          {url && (
            <ButtonLink href={url} target="_blank" rel="noopener noreferrer" kind="quiet">
              {t('Visit the website')}
              <VisuallyHidden>
                {title} {t('(opens in a new tab)')}
              </VisuallyHidden>
              <icons.ArrowRight size={18} />
            </ButtonLink>
          )}
        </Row>
        {readOn && (
          <Text size="s" tone="inkSoft">
            {t('Source read on {{day}}', { day: date(readOn) })}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  )
}

/** Phone and text message. A number that cannot be dialled from abroad is not a link. */
function ContactLinks({ resource: { phone, phoneUri, sms } }: { resource: Resource }) {
  const t = useT()
  const isolated = (text: string) => `\u2066${text}\u2069`
  return (
    <>
      {phone && phoneUri && (
        <ButtonLink href={phoneUri}>
          <icons.Phone size={18} />
          <bdi dir="ltr">{phone}</bdi>
        </ButtonLink>
      )}
      {phone && !phoneUri && <bdi dir="ltr">{phone}</bdi>}
      {sms && (
        <ButtonLink href={sms.uri} kind={phone ? 'quiet' : 'primary'}>
          <icons.MessageCircle size={18} />
          {sms.body === null
            ? t('Text {{number}}', { number: isolated(sms.to) })
            : t('Text {{word}} to {{number}}', { word: sms.body, number: isolated(sms.to) })}
        </ButtonLink>
      )}
    </>
  )
}

/** Names of countries and languages in the reader's language. */
function useNames() {
  const { locale } = useLanguage()
  return useMemo(() => {
    const countries = new Intl.DisplayNames(locale, { type: 'region' })
    const languageNames = new Intl.DisplayNames(locale, { type: 'language' })
    const list = new Intl.ListFormat(locale, { type: 'unit' })
    return {
      country: (code: string) => countries.of(code) ?? code,
      languages: (codes: string[]) => list.format(codes.map((code) => languageNames.of(code) ?? code)),
    }
  }, [locale])
}
