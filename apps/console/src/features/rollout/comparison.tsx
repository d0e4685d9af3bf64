import type { BuildHealth, RemoteStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, font, space, Table } from '@worrystone/ui'
import { styled } from 'styled-components'
import { BuildTag } from '../../shared/build-tag.tsx'
import { type Figures, useFigures } from '../../shared/figures.ts'

const rateOf = ({ visits, failures }: BuildHealth) => (visits > 0 ? failures / visits : null)

/** Stable build and candidate side by side, over the gate's window. */
export function Comparison({ status }: { status: RemoteStatus }) {
  const t = useT()
  const figures = useFigures()
  const roles = (build: string) => (build === status.stable ? t('Stable') : t('Candidate'))
  const rows: { name: string; format: (health: BuildHealth, figures: Figures) => string | null }[] = [
    { name: t('Visits'), format: ({ visits }) => figures.number(visits) },
    { name: t('Failed'), format: ({ failures }) => figures.number(failures) },
    {
      name: t('Error rate'),
      format(health) {
        const rate = rateOf(health)
        return rate === null ? null : figures.rate(rate)
      },
    },
    { name: t('Half see it within'), format: ({ mountMs: { p50 } }) => (p50 === null ? null : figures.ms(p50)) },
    { name: t('95 % see it within'), format: ({ mountMs: { p95 } }) => (p95 === null ? null : figures.ms(p95)) },
  ]
  return (
    <FiguresTable>
      <caption>{t('The last {{span}}', { span: figures.minutes(status.health.windowMinutes) })}</caption>
      <thead>
        <tr>
          <td />
          {status.figures.map(({ build }) => (
            <th key={build} scope="col">
              {roles(build)}
              <BuildTag build={build} canCopy={false} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, format }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {status.figures.map((health) => (
              <td key={health.build}>{format(health, figures) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  )
}

const FiguresTable = styled(Table)`
  font-size: inherit;
  caption { padding-block-end: ${space[2]}; text-align: start; font-size: ${font.size.s}; color: ${color.inkSoft}; }
  th, td { padding-inline-end: 0; text-align: end; vertical-align: baseline; }
  th:first-child, td:first-child { padding-inline-start: 0; text-align: start; font-weight: 400; color: ${color.inkSoft}; }
  thead th { font-size: ${font.size.s}; font-weight: 650; }
  tbody th { font-size: ${font.size.s}; hyphens: auto; }
  thead th > span { display: flex; justify-content: flex-end; margin-block-start: ${space[1]}; font-weight: 400; }
  tbody tr:last-child > * { border-block-end: 0; }
`
