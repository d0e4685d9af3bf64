import type { BuildHealth, Judgement } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { type Figures, useFigures } from './figures.ts'

type Counts = Pick<BuildHealth, 'visits' | 'failures'>

const LEAST_TOLD = 0.001

const rateOf = ({ visits, failures }: Counts, figures: Figures) => (visits === 0 ? '–' : figures.rate(failures / visits))

const probability = (p: number, figures: Figures) =>
  `\u2068${p < LEAST_TOLD ? `p < ${figures.probability(LEAST_TOLD)}` : `p = ${figures.probability(p)}`}\u2069`

/** The gate's comparison and its result, in sentences. */
export function useJudgementText(): (judgement: Judgement) => string {
  const t = useT()
  const figures = useFigures()
  return ({ code, candidate, stable, here, wanted, p }) => {
    const compared = t(
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
        return `${t('Visits at this step: {{here}} of {{wanted}}.', visits)} ${compared}`
      }
      case 'kept':
        return compared
      case 'chance':
        return `${compared} ${t('Above both limits, but it may be chance ({{p}}).', values)}`
      case 'worse':
        return `${compared} ${t('Above both limits, beyond chance ({{p}}).', values)}`
    }
  }
}
