import { shellConfiguration } from '@worrystone/rspack-config/shell'

export default () => shellConfiguration(import.meta.dirname)
