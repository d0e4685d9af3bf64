// The product that the journeys use: the whole demo community, generous limits, temporary data.
import { startProduct, WHOLE_DEMO, withDataDir } from './product.ts'

process.exitCode = await withDataDir(async (folder) => {
  const product = startProduct({ PORT: process.argv[2] ?? '4499', DATA_DIR: folder, ...WHOLE_DEMO, RATE_LIMIT_SCALE: '1000' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => product.child.kill(signal))
  product.child.stderr?.pipe(process.stderr)
  const end = await product.ended
  if (end !== 0) console.error(`The product ended with ${end}:\n${product.output()}`)
  return end === 0 ? 0 : 1
}, process.env.E2E_FOLDER)
