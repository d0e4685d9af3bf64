import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { analyticsApi, regionKey } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { Skeleton } from '@worrystone/ui'
import { FiguresQuery } from '../../shared/figures-query.tsx'
import { useCountryName } from '../../shared/use-country-name.ts'
import { CheckList } from './check-list.tsx'
import type { GeographicFilters } from './use-geographic-filter.ts'

/** Countries, and the regions of the selected ones. Only places with figures are offered. */
export function PlaceLists({ filters }: { filters: GeographicFilters }) {
  const t = useT()
  const countryName = useCountryName()
  const { code: language } = useLanguage()
  const available = useQuery(query(analyticsApi.available, {}))
  const { countries: selectedCountries, regions } = filters.filter
  return (
    <FiguresQuery
      query={available}
      failure={t('Failed to load analytics data')}
      skeleton={<Skeleton lines={4} height="2.5rem" />}
    >
      {({ countries }) => (
        <>
          <CheckList
            legend={t('Countries')}
            options={countries
              .map(({ country }) => ({ id: country as string, name: countryName(country) }))
              .sort((a, b) => a.name.localeCompare(b.name, language))}
            selected={selectedCountries}
            onChange={filters.setCountries}
          />
          {countries
            .filter((place) => selectedCountries.includes(place.country) && place.regions.length > 0)
            .map(({ country, regions: countryRegions }) => (
              <CheckList
                key={country}
                legend={t('Regions: {{country}}', { country: countryName(country) })}
                options={countryRegions.map((name) => ({ id: regionKey(country, name), name }))}
                selected={regions}
                onChange={filters.setRegions}
              />
            ))}
        </>
      )}
    </FiguresQuery>
  )
}
