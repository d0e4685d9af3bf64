import { buildRemote } from '../../tools/rspack/remote.ts'
import { manifest } from './src/manifest.ts'

export default () => buildRemote(import.meta.dirname, manifest)
