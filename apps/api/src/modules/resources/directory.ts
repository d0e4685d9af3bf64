import type { EditableResource, LanguageCode, Resource, ResourceFilters } from '@worrystone/contracts'
import { type Helpline, helplines, smsUri } from '@worrystone/safety/helplines'
import type { ResourceCorrection } from '../../db/tables.ts'
import { type Catalogue, type EntryItem, type Labels, textsIn } from '../catalogue/index.ts'
import type { Corrections } from './correction-store.ts'

const CRISIS = 'crisis'

/** An entry with its corrections. */
export type DirectoryEntry = EditableResource

/** All entries in one language, including hidden ones: helplines first, then in the order of the catalogue. */
export function directoryIn(
  { entries, labels: allLabels }: Catalogue,
  language: LanguageCode,
  corrections: Corrections,
): DirectoryEntry[] {
  const labels = textsIn(allLabels, language)
  return [
    ...helplines.map((helpline) => ({
      ...corrected(presentHelpline(helpline, labels, language), language),
      isHelpline: true,
    })),
    ...entries.map((entry) => ({
      ...corrected(presentEntry(entry, labels, language), language, corrections.get(entry.data.id)),
      isHelpline: false,
    })),
  ]
}

function corrected(
  resource: Resource,
  language: LanguageCode,
  { title, url, cost, descriptions, isHidden }: ResourceCorrection = {},
): Omit<DirectoryEntry, 'isHelpline'> {
  const original = { title: resource.title, url: resource.url, cost: resource.cost, description: resource.description }
  const changed = { title, url, cost, description: descriptions?.[language] }
  const set = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  return { resource: { ...resource, ...set }, original, isHidden: isHidden ?? false }
}

function presentEntry({ data, words }: EntryItem, labels: Labels, language: LanguageCode): Resource {
  const { id, type, name, category, country, cost, languages, url, tags, readOn } = data
  return {
    ...{ id, type, title: name, description: textsIn(words, language), country, cost, languages, url },
    category: { id: category, name: labels.resourceCategories[category] ?? category },
    tags: tags.map((tag) => ({ id: tag, name: labels.resourceTags[tag] ?? tag })),
    ...{ phone: null, phoneUri: null, sms: null, isCrisis: category === CRISIS, readOn: readOn ?? null },
  }
}

function presentHelpline(helpline: Helpline, labels: Labels, language: LanguageCode): Resource {
  const { id, kind, names, country, cost, languages, webUrl, chatUrl, dial, telUri, sms, readOn } = helpline
  return {
    id,
    type: 'other',
    title: kind === 'emergency' ? emergencyTitle(helpline, language) : nameIn(names, language),
    description: labels.helplineKinds[kind],
    category: { id: CRISIS, name: labels.resourceCategories[CRISIS] ?? CRISIS },
    country: country === '*' ? null : country,
    // A call at the normal rate is neither free nor paid.
    cost: cost === 'free' ? 'free' : null,
    ...{ languages, url: webUrl ?? chatUrl, tags: [], isCrisis: true, readOn },
    ...{ phone: dial, phoneUri: telUri, sms: sms && { ...sms, uri: smsUri(sms) } },
  }
}

const nameIn = (names: Helpline['names'], language: LanguageCode) => names[language] ?? names.en ?? Object.values(names)[0] ?? ''

/** The title of a helpline: its number and country, because the sources have names in their own language only. */
const emergencyTitle = ({ dial, country, names }: Helpline, language: LanguageCode) =>
  dial ? `${dial} · ${new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country}` : nameIn(names, language)

/** The filters of the directory; names in the alphabetical order of the language. */
export function filtersOf(resources: Resource[], language: LanguageCode): ResourceFilters {
  const collator = new Intl.Collator(language)
  const byName = <N extends { name: string }>(all: N[]) => all.toSorted((a, b) => collator.compare(a.name, b.name))
  const countryNames = new Intl.DisplayNames(language, { type: 'region' })
  const counted = (labels: { id: string; name: string }[]) =>
    [...Map.groupBy(labels, ({ id }) => id)].map(([id, all]) => ({ id, name: all[0]?.name ?? id, count: all.length }))
  const countries = resources.flatMap(({ country }) =>
    country ? [{ id: country, name: countryNames.of(country) ?? country }] : [],
  )
  return {
    categories: byName(counted(resources.map(({ category }) => category))),
    countries: byName(counted(countries)),
    costs: [...Map.groupBy(resources, ({ cost }) => cost)].flatMap(([id, all]) => (id ? [{ id, count: all.length }] : [])),
    // The most frequent first: screens show the first ones only.
    tags: counted(resources.flatMap(({ tags }) => tags)).toSorted(
      (a, b) => b.count - a.count || collator.compare(a.name, b.name),
    ),
  }
}
