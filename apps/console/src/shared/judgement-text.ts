import type { BuildHealth, Judgement } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { type Figures, useFigures } from './figures.ts'

type Counts = Pick<BuildHealth, 'visits' | 'failures'>

const MIN_PROBABILITY = 0.001

const rateOf = ({ visits, failures }: Counts, figures: Figures) => (visits === 0 ? '–' : figures.rate(failures / visits))

const probability = (p: number, figures: Figures) =>
  `\u2068${p < MIN_PROBABILITY ? `p < ${figures.probability(MIN_PROBABILITY)}` : `p = ${figures.probability(p)}`}\u2069`

/** The gate's comparison and its result, in sentences. */
export function useJudgementText(): (judgement: Judgement) => string {
  const t = useT()
  const figures = useFigures()
  return ({ code, candidate, stable, here, wanted, p }) => {
    const comparison = t(
      'Failed: {{failures}} of {{visits}} ({{rate}}). Stable: {{stableFailures}} of {{stableVisits}} ({{stableRate}}).',
      {
        failures: figures.number(candidate.failures),
        visits: figures.number(candidate.visits),
        rate: rateOf(candidate, figures),
        stableFailures: figures.number(stable.failures),
        stableVisits: figures.number(stable.visits),
        stableRate: rateOf(stable, figures),
      },
    )
    const values = { p: probability(p ?? 1, figures) }
    switch (code) {
      case 'few': {
        const visits = { here: figures.number(here), wanted: figures.number(wanted) }
        return `${t('Visits at this step: {{here}} of {{wanted}}.', visits)} ${comparison}`
      }
      case 'kept':
        return comparison
      case 'chance':
        return `${comparison} ${t('Above both limits, but it may be chance ({{p}}).', values)}`
      case 'worse':
        return `${comparison} ${t('Above both limits, beyond chance ({{p}}).', values)}`
    }
  }
}
