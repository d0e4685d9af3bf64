// Loaded into a product by NODE_OPTIONS, before its own code and in its threads: its clock is DAYS_LATER days ahead.

const offsetMs = Number(process.env.DAYS_LATER) * 24 * 60 * 60_000

// A proxy and not a class: a date that comes from another thread is an instance of it as well.
globalThis.Date = new Proxy(Date, {
  construct: (original, args) => Reflect.construct(original, args.length === 0 ? [original.now() + offsetMs] : args),
  get: (original, name) => (name === 'now' ? () => original.now() + offsetMs : Reflect.get(original, name)),
})
