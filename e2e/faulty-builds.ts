/** Returns the code of an entry for the name that its container must have. */
export type EntryCode = (globalName: string) => string

/** A container as the federation runtime expects it, with one module for every name. */
export const container =
  (module: string): EntryCode =>
  (globalName) =>
    `var ${globalName} = { init() {}, get: async () => () => (${module}) }`

/** A page as a team writes it, with the shell's React and kit; `component` is its code and may use `React`. */
export const reactPage =
  (component: string): EntryCode =>
  (globalName) =>
    `var ${globalName} = (() => {
    let scope
    const loadShared = async (request) => {
      const [provided] = Object.values(scope[request])
      return provided.lib ? provided.lib() : (await provided.get())()
    }
    return {
      init(shared) { scope = shared },
      async get() {
        const React = await loadShared('react')
        const { defineRemote } = await loadShared('@worrystone/remote-kit')
        const expose = defineRemote({ name: 'worries', dictionaries: async () => ({ default: {} }) }).page(${component})
        return () => expose
      },
    }
  })()`

/** The ways in which a build that matches its manifest can fail to show a page. */
export const FAULTS: [fault: string, entry: EntryCode][] = [
  ['throws while it is evaluated', () => `throw new Error('on purpose')`],
  ['does not parse', () => 'this is no script ('],
  ['has no such module', (name) => `var ${name} = { init() {}, get: async () => { throw new Error('no module on purpose') } }`],
  ['has a module without lifecycles', container('{}')],
  [
    'throws when its module is evaluated',
    (name) => `var ${name} = { init() {}, get: async () => () => { throw new Error('on purpose') } }`,
  ],
  [
    'refuses to mount',
    container(`{ bootstrap: async () => {}, mount: async () => { throw new Error('on purpose') }, unmount: async () => {} }`),
  ],
  [
    'never finishes mounting',
    container('{ bootstrap: async () => {}, mount: () => new Promise(() => {}), unmount: async () => {} }'),
  ],
  ['throws in its first render', reactPage(`() => { throw new Error('on purpose') }`)],
  ['suspends forever', reactPage('() => React.use(globalThis.never ??= new Promise(() => {}))')],
]

/** Renders first, and throws a moment later. */
export const crashesLater = reactPage(`() => {
  const [isBroken, breakNow] = React.useState(false)
  React.useEffect(() => {
    const timer = setTimeout(() => breakNow(true), 200)
    return () => clearTimeout(timer)
  }, [])
  if (isBroken) throw new Error('on purpose')
  return React.createElement('h1', null, 'fine so far')
}`)
