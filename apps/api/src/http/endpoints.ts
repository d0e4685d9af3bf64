import type { Endpoint } from '@worrystone/contracts'
import * as contracts from '@worrystone/contracts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'who' in value && 'url' in value

/** Every endpoint of the contracts. */
export const ENDPOINTS = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Api'))
  .flatMap(([, api]) => Object.values(api as object).filter(isEndpoint))
