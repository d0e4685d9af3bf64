import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { color, font, Legend, radius, Stack, space, Text } from '@worrystone/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useWeekLabels, type Week } from './use-week-labels.ts'

/** Round axis ticks from zero to at least the maximum: five at most, integers only. */
function ticksUpTo(highest: number): number[] {
  const rough = Math.max(1, highest) / 4
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? 10 * power
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, index) => index * step)
}

/**
 * Two columns a week: filled for shared worries, striped for resolved ones. One tab stop; the arrow keys move between weeks, and a line
 * below describes the selected week.
 */
export function ProgressChart({ weeks, title }: { weeks: Week[]; title: string }) {
  const t = useT()
  const { number } = useFormat()
  const labels = useWeekLabels()
  const isMirrored = useLanguage().direction === 'rtl'
  const row = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(weeks.length - 1)
  const ticks = ticksUpTo(Math.max(...weeks.flatMap(({ shared, resolved }) => [shared, resolved])))
  const top = ticks.at(-1) ?? 1
  const describe = (week: Week) =>
    t('{{week}} · Shared: {{shared}} · Resolved: {{resolved}}', {
      week: labels.long(week),
      shared: number(week.shared),
      resolved: number(week.resolved),
    })

  function onKeyDown(event: KeyboardEvent) {
    const step = isMirrored ? -1 : 1
    const next = { ArrowRight: selected + step, ArrowLeft: selected - step, Home: 0, End: weeks.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const bounded = Math.min(weeks.length - 1, Math.max(0, next))
    setSelected(bounded)
    row.current?.querySelectorAll<HTMLElement>('[role="img"]')[bounded]?.focus()
  }

  const selectedWeek = weeks[selected]
  return (
    <Stack gap={3}>
      <Legend gap={5} aria-hidden="true">
        <li>
          <Sample />
          {t('Shared')}
        </li>
        <li>
          <Sample $isStriped />
          {t('Resolved')}
        </li>
      </Legend>
      <Plot>
        <Scale aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{number(tick)}</span>
          ))}
        </Scale>
        <Columns ref={row} role="group" aria-label={title} onKeyDown={onKeyDown} $rows={ticks.length - 1}>
          {weeks.map((week, index) => (
            <WeekColumns
              key={week.from}
              role="img"
              aria-label={describe(week)}
              tabIndex={index === selected ? 0 : -1}
              $isSelected={index === selected}
              onFocus={() => setSelected(index)}
              onPointerEnter={() => setSelected(index)}
              onClick={() => setSelected(index)}
            >
              {week.shared > 0 && <Bar style={{ blockSize: `${(week.shared / top) * 100}%` }} />}
              {week.resolved > 0 && <Bar $isStriped style={{ blockSize: `${(week.resolved / top) * 100}%` }} />}
            </WeekColumns>
          ))}
        </Columns>
        <Days aria-hidden="true">
          {weeks.map((week, index) => (
            // Every other one: eight dates do not fit on a phone.
            <span key={week.from}>{(weeks.length - 1 - index) % 2 === 0 && labels.short(week)}</span>
          ))}
        </Days>
      </Plot>
      {selectedWeek && (
        <Text size="s" aria-hidden="true" style={{ minBlockSize: '1.5em' }}>
          {describe(selectedWeek)}
        </Text>
      )}
    </Stack>
  )
}

/* Distinguished by pattern as well as by colour. */
const Bar = styled.span<{ $isStriped?: boolean }>`
  inline-size: min(1.25rem, 40%);
  border: 1px solid ${({ $isStriped }) => ($isStriped ? color.accentInk : color.primary)};
  border-start-start-radius: 3px;
  border-start-end-radius: 3px;
  border-block-end: 0;
  background: ${({ $isStriped }) =>
    $isStriped ? `repeating-linear-gradient(135deg, ${color.accentInk} 0 2px, ${color.accentSoft} 2px 6px)` : color.primary};
  @media (forced-colors: active) {
    border-color: CanvasText;
    background: ${({ $isStriped }) => ($isStriped ? 'Canvas' : 'CanvasText')};
    forced-color-adjust: none;
  }
`

const Sample = styled(Bar)`
  inline-size: 0.9rem;
  block-size: 0.9rem;
  border-block-end: 1px solid;
  border-radius: 3px;
`

const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[2]};
  font-size: ${font.size.xs};
  font-variant-numeric: tabular-nums;
  color: ${color.inkSoft};
`

const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: end;
  > span { line-height: 0; }
`

const Columns = styled.div<{ $rows: number }>`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  block-size: 10rem;
  border-block-end: 1px solid ${color.lineStrong};
  background:
    repeating-linear-gradient(to top, transparent 0 calc(100% / ${({ $rows }) => $rows} - 1px), ${color.line} 0 calc(100% / ${({ $rows }) => $rows}));
`

const WeekColumns = styled.div<{ $isSelected: boolean }>`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: 2px;
  block-size: 100%;
  border-radius: ${radius.s} ${radius.s} 0 0;
  ${({ $isSelected }) => $isSelected && `background: color-mix(in srgb, ${color.wash} 70%, transparent);`}
`

const Days = styled.div`
  display: grid;
  grid-column: 2;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  > span { display: flex; justify-content: center; white-space: nowrap; }
`
