import { keepPreviousData } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { analyticsApi, demographicsApi, type TimeRange } from '@worrystone/contracts'

/** The filters of a page as query parameters: lists are comma-separated. */
export type GeographicParams = {
  timeRange: TimeRange
  countries: string
  regions: string
  categories: string
  minUserThreshold: number
}

/** The main request of /analytics. The previous figures stay on screen while those of other filters load. */
export const geographicQuery = (params: GeographicParams) => ({
  ...query(analyticsApi.geographic, { query: params }),
  placeholderData: keepPreviousData,
})

/** The main request of /demographics. */
export const overviewQuery = (timeRange: TimeRange) => ({
  ...query(demographicsApi.overview, { query: { timeRange } }),
  placeholderData: keepPreviousData,
})
