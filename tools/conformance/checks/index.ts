import type { Check } from '../check-context.ts'
import { accessible } from './accessible.ts'
import { budget } from './budget.ts'
import { crashesAtFirst, crashesLater } from './crashes.ts'
import { noHistory, ownStylesOnly } from './isolation.ts'
import { languages } from './languages.ts'
import { leaks } from './leaks.ts'
import { mounts } from './mounts.ts'
import { suspends, unanswered } from './pending.ts'
import { strict } from './strict-mode.ts'
import { twoInstances } from './two-instances.ts'

/** The rules for every page and slot of every remote. */
export const CHECKS = {
  mounts,
  leaks,
  twoInstances,
  crashesAtFirst,
  crashesLater,
  suspends,
  unanswered,
  strict,
  ownStylesOnly,
  noHistory,
  accessible,
  budget,
  languages,
} satisfies Record<string, Check>

/** The rules that may give other results for other viewers of the same page or slot. Leaks are checked for the first viewer, who sees most of it. */
export const CHECKS_FOR_OTHERS = { mounts, strict, accessible, languages } satisfies Record<string, Check>
