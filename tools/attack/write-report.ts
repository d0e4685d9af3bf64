import { readFileSync, writeFileSync } from 'node:fs'

const HEADING = '## What an attacker learns'

const METHOD = `An attack program sees answers only and tries to learn about single people (\`npm run attack:analytics\`; a small one runs with every
test). It plays a community day after day, publishes with the product's own job, and reads every endpoint with all filters, windows and files:

- **Subtraction.** Totals with and without each hidden place, the same cell by every filter, floors raised step by step, files against pages,
  places with few people against one with nobody.
- **Linear programs** over all counts of a day (places, categories, windows, weeks and months) bound the true people of each hidden cell: once
  by what is certain, once by somebody who hopes that no figure is older than the day. At least 10 values must remain possible.
- **Coming and going.** Of chosen people half join or leave, by a coin; the attacker compares the days and says which. What to look for it
  learns from other people of whom the answer is known. Half is guessing, 60 % is the limit. It tries people of living regions, people with
  ten most negative worries in one day, people of regions where nobody else comes or goes, the tenth beside nine accounts of its own, one change
  more than its own accounts can make, and averages over days on which its own accounts take turns.
- **Category.** Of people known to have joined it names the category, against guessing the usual one. At most 10 % more may be right.

In brackets stands where the share lies with a confidence of 95 %. The weakened variant, in the last column, hides cells under 10 and does nothing
else: no noise, no rounding, no waiting, siblings shown. It must be broken, so that the attack is known to work.`

/** Includes what the attacker cannot do. */
const LIMITS = `What this does not show: an attacker with many accounts and years of patience can average more noise than sixty days give, and so learn whether somebody
is counted at all in a small and quiet region. Who does not want to take that chance opts out in the settings.`

export type RunOptions = { people: string; countries: string; days: string; seeds: string }

/** Replaces the report of a full run under its heading; the rest of the file stays. */
export function writeReport(file: string, { people, countries, days, seeds }: RunOptions, table: string) {
  const text = readFileSync(file, 'utf8')
  const start = text.indexOf(HEADING)
  if (start < 0) throw new Error(`${file} has no heading '${HEADING}'`)
  const nextHeading = text.indexOf('\n## ', start)
  const regions = Number(countries) * 5
  const date = new Date().toISOString().slice(0, 10)
  const summary = `${date}: ${seeds} communities of ${people} people in ${regions} regions of ${countries} countries, ${days} days each.`
  const section = [HEADING, METHOD, summary, table, LIMITS].join('\n\n')
  writeFileSync(file, `${text.slice(0, start)}${section}\n${nextHeading < 0 ? '' : text.slice(nextHeading)}`)
}
