import type { Danger } from '@worrystone/safety'
import type { Flags } from './linear-head.ts'

/** The matches of the phrase lists, as input of the danger head. */
export const dangerFlags = ({ level }: Danger): Flags => [Number(level === 1), Number(level === 2), Number(level === 3)]
