import { useMinWidth } from '@worrystone/ui'

/** The level of a heading below that of a section: on small screens a section is a page, and its heading the first. */
export const useSubheadingLevel = (): 2 | 3 => (useMinWidth('medium') ? 3 : 2)
