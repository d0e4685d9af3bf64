import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { ENCODINGS, type ImmutableFile } from '../../http/send-file.ts'

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }
const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

const BEST = 11
const GOOD = 9
const QUICK = 6
/** Above this size the best compression takes seconds. */
const BIG_BYTES = 300_000

/** Writes the compressed encodings of a text file beside it: as small as possible, or quickly and a tenth larger. */
export async function encode(file: string, compression: 'best' | 'quick') {
  if (!['.js', '.css', '.json', '.svg'].includes(extname(file))) return
  const content = await readFile(file)
  const best = content.length > BIG_BYTES ? GOOD : BEST
  const quality = compression === 'quick' ? QUICK : best
  await writeFile(`${file}.br`, await pack.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
  await writeFile(`${file}.gz`, await pack.gzip(content, { level: 9 }))
}

/** The encodings that exist beside a file. */
export const variantsOf = (file: string): Promise<ImmutableFile['variants']> =>
  Promise.all(
    ENCODINGS.filter(({ suffix: end }) => existsSync(file + end)).map(async ({ encoding, suffix: end }) => {
      return { encoding, path: file + end, bytes: (await stat(file + end)).size }
    }),
  )

/** The first encoding beside a file that does not decode to `content`. */
export async function findChangedVariant(file: string, content: Buffer): Promise<string | undefined> {
  for (const { encoding, suffix: end } of ENCODINGS) {
    if (!existsSync(file + end)) continue
    const unpacked = await unpack[encoding](await readFile(file + end), { maxOutputLength: content.length + 1 }).catch(
      () => undefined,
    )
    if (!unpacked?.equals(content)) return file + end
  }
  return undefined
}
