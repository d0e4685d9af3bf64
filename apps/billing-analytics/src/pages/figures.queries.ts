import { keepPreviousData } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { analyticsApi, demographicsApi, type TimeRange } from '@worrystone/contracts'

/** The filters of a page as its calls take them: lists with commas. */
export type GeographicParams = {
  timeRange: TimeRange
  countries: string
  regions: string
  categories: string
  minUserThreshold: number
}

/** The main call of /analytics. The figures on screen stay while those of other filters are on their way. */
export const geographicQuery = (asked: GeographicParams) => ({
  ...query(analyticsApi.geographic, { query: asked }),
  placeholderData: keepPreviousData,
})

/** The main call of /demographics. */
export const overviewQuery = (timeRange: TimeRange) => ({
  ...query(demographicsApi.overview, { query: { timeRange } }),
  placeholderData: keepPreviousData,
})
