import { remoteConfiguration } from '@worrystone/rspack-config/remote'
import { manifest } from './src/manifest.ts'

export default () => remoteConfiguration(import.meta.dirname, manifest)
