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

/** The rules for every page and slot of every remote, in an order in which most can reuse the page of the previous check. */
export const CHECKS = {
  mounts,
  ownStylesOnly,
  noHistory,
  accessible,
  languages,
  twoInstances,
  budget,
  leaks,
  crashesAtFirst,
  crashesLater,
  suspends,
  unanswered,
  strict,
} satisfies Record<string, Check>

/** The rules that may give other results for other viewers of the same page or slot. Leaks are checked for the first viewer, who sees most of it. */
export const CHECKS_FOR_OTHERS = { mounts, accessible, languages, strict } satisfies Record<string, Check>
