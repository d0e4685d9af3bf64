// The product that the journeys use: the whole demo community, generous limits, temporary data. Prints `ready` when it answers and the
// data is prepared from which the journeys start products of their own.
import { migrateData } from './migrated-data.ts'
import { startProduct, WHOLE_DEMO, withDataDir } from './product.ts'

process.exitCode = await withDataDir(async (folder) => {
  const product = startProduct({ PORT: process.argv[2] ?? '4499', DATA_DIR: folder, ...WHOLE_DEMO, RATE_LIMIT_SCALE: '1000' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => product.child.kill(signal))
  product.child.stderr?.pipe(process.stderr)
  // In parallel, because one start keeps one of two processors busy.
  const isReady = await Promise.all([migrateData(), product.ready()]).then(
    () => true,
    (error: Error) => {
      console.error(error.message)
      product.child.kill('SIGTERM')
      return false
    },
  )
  if (isReady) console.log('ready')
  const end = await product.ended
  if (end !== 0) console.error(`The product ended with ${end}:\n${product.output()}`)
  return isReady && end === 0 ? 0 : 1
}, process.env.E2E_FOLDER)
