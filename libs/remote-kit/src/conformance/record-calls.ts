import type { CallSite } from './call-site.ts'

/** What happened in a page, as far as the checks need it. */
export type Call = { what: string; at: string; isOfRemote: boolean }
export type RequestCall = Call & { url: string; method: string; isPending: boolean; isAborted: boolean }

export type Calls = {
  /** Errors in the console, uncaught errors and unhandled rejections. */
  errors: Call[]
  /** Violations of the page's content security policy. */
  violations: Call[]
  /** Calls of the browser's history by a remote itself, not through the shell's navigation. */
  history: Call[]
  /** The network requests, in order. */
  requests: RequestCall[]
}

/** Records what happens in a page from now on. */
export function recordCalls(currentCallSite: () => CallSite): Calls {
  const calls: Calls = { errors: [], violations: [], history: [], requests: [] }
  recordErrors(calls, currentCallSite)
  recordHistory(calls, currentCallSite)
  recordRequests(calls, currentCallSite)
  return calls
}

const messageOf = (value: unknown): string => {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  return typeof value === 'string' ? value : String(value)
}

/** React's console texts have placeholders: `%s` is the next value. */
function formatMessage([first, ...rest]: unknown[]): string {
  const text = messageOf(first).replace(/%[sdo]/g, (placeholder) => (rest.length > 0 ? messageOf(rest.shift()) : placeholder))
  return [text, ...rest.map(messageOf)].join(' ').trim()
}

function recordErrors({ errors, violations }: Calls, currentCallSite: () => CallSite): void {
  const { error } = console
  console.error = (...args: unknown[]) => {
    errors.push({ what: formatMessage(args), ...locationOf(currentCallSite()) })
    error.apply(console, args)
  }
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent)
      errors.push({
        what: `uncaught: ${event.message}`,
        at: `${event.filename}:${event.lineno}:${event.colno}`,
        isOfRemote: true,
      })
  })
  addEventListener('unhandledrejection', (event) => {
    errors.push({ what: `uncaught rejection: ${messageOf(event.reason)}`, ...locationOf(currentCallSite()) })
  })
  document.addEventListener('securitypolicyviolation', (event) => {
    const violation = `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`.trim()
    violations.push({ what: violation, at: `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`, isOfRemote: true })
  })
}

const locationOf = ({ at, isOfRemote }: CallSite) => ({ at, isOfRemote })

function recordHistory({ history }: Calls, currentCallSite: () => CallSite): void {
  const recordCall = (what: string) => {
    const callSite = currentCallSite()
    // Through the shell's navigation the nearest caller is the shell.
    if (callSite.isDirect) history.push({ what, ...locationOf(callSite) })
  }
  const methods = History.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward']) {
    const original = methods[name]
    if (!original) continue
    methods[name] = function (this: History, ...args) {
      recordCall(`history.${name}`)
      return original.apply(this, args)
    }
  }
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    if (/^(popstate|hashchange|navigate)$/.test(type)) recordCall(`listens to '${type}'`)
    addEventListener.call(this, type, listener, options)
  }
}

function recordRequests({ requests }: Calls, currentCallSite: () => CallSite): void {
  const original = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const request: RequestCall = {
      what: `${method} ${url}`,
      url,
      method,
      ...locationOf(currentCallSite()),
      isPending: true,
      isAborted: false,
    }
    requests.push(request)
    const response = original(input, init)
    const settle = (isAborted: boolean) => {
      request.isPending = false
      request.isAborted = isAborted
    }
    response.then(
      () => settle(false),
      (error: unknown) => settle((error as { name?: string } | null)?.name === 'AbortError'),
    )
    return response
  }
}
