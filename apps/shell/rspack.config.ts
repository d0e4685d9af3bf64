import { buildShell } from '../../tools/rspack/shell.ts'

export default () => buildShell(import.meta.dirname)
