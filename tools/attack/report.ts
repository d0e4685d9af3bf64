import type { Outcome } from './attack.ts'
import { ATTACKS } from './findings.ts'
import type { QueryResults } from './queries.ts'
import { formatRate } from './rates.ts'

const ATTACK_NAMES: Record<(typeof ATTACKS)[number], string> = {
  anyone: 'somebody of a living region joins or leaves',
  talker: 'somebody with ten most negative worries in one day joins or leaves',
  quiet: 'somebody joins or leaves where nobody else does',
  tenth: 'somebody is the tenth beside nine accounts of the attacker',
  trigger: 'somebody is one change more than nine own accounts make',
  rotating: 'somebody among own accounts that take turns, ten days averaged',
}

const QUERY_NAMES: Record<keyof QueryResults, string> = {
  repeated: 'questions repeated, answers that differ',
  filtered: 'figures that a filter changes',
  subtracted: 'totals with and without a hidden place that differ',
  thresholds: 'raised floors that show more than the figure',
  presence: 'places with few people that answer otherwise than one with nobody',
  exported: 'numbers of an export that no page shows',
}

/** One line for each attack, a column for each variant. */
export function tableOf(outcomes: Outcome[]): string[][] {
  const line = (name: string, figureOf: (outcome: Outcome) => string | number) => [
    name,
    ...outcomes.map((outcome) => String(figureOf(outcome))),
  ]
  return [
    ['attack', ...outcomes.map(({ variant }) => variant.name)],
    line('hidden cells that linear programs were solved for', ({ bounded }) => bounded.hidden),
    line('of them bounded to fewer than 10 values', ({ bounded }) => bounded.tight.length),
    line('fewest values that remain', ({ bounded }) => (bounded.hidden > 0 ? bounded.fewestValues : '')),
    line('the same by taking every figure for one of the day', ({ optimistic }) =>
      optimistic.hidden > 0 ? optimistic.tight.length : '',
    ),
    line('fewest values that remain then', ({ optimistic }) => (optimistic.hidden > 0 ? optimistic.fewestValues : '')),
    line('regions proven to share one category', ({ bounded }) => bounded.proven.length),
    line('categories shown of regions that share one', (outcome) => outcome.uniformCells.length),
    ...Object.entries(QUERY_NAMES).map(([kind, name]) =>
      line(name, ({ queryResults }) => queryResults[kind as keyof QueryResults].length),
    ),
    line('figures answered in two ways on one day', ({ conflicts }) => conflicts.length),
    ...ATTACKS.map((name) =>
      line(ATTACK_NAMES[name], ({ memberships }) => (memberships[name] ? formatRate(memberships[name]) : '')),
    ),
    line("a person's category, with the figures", ({ category }) => formatRate(category.attacker)),
    line('the same by guessing the usual one', ({ category }) => formatRate(category.withoutFigures)),
  ]
}

export function markdownOf([head = [], ...lines]: string[][]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n')
}
