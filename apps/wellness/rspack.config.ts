import { buildRemote } from '@worrystone/rspack-config/remote'
import { manifest } from './src/manifest.ts'

export default () => buildRemote(import.meta.dirname, manifest)
