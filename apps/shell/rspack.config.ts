import { buildShell } from '@worrystone/rspack-config/shell'

export default () => buildShell(import.meta.dirname)
