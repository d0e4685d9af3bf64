import type { Endpoint, EndpointInput, EndpointOutput } from '@worrystone/contracts'

/** Calls the API as a member created for the checks. */
export type CallApi = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => Promise<EndpointOutput<E>>

/**
 * What the conformance checks cannot know of a remote: the default export of its `conformance.config.ts`. A remote whose routes have
 * no parameters and whose slots take no props needs none.
 */
export type ConformanceConfig = {
  /** Values of the route parameters: `postId` for `/posts/:postId`. */
  params?(callApi: CallApi): Promise<Record<string, string>>
  /** The query of the address of a page that shows nothing without it, by its route. */
  search?: Record<string, string>
  /** The props that the page around a slot passes, by the name of the expose. */
  slots?(callApi: CallApi): Promise<Record<string, Record<string, unknown>>>
  /** Endpoints whose requests may outlive their page: `/auth/verify-email`. */
  outlive?: string[]
}
