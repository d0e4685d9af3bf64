import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { color, font, Legend, radius, Stack, space, Text } from '@worrystone/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useWeekLabels, type Week } from './use-week-labels.ts'
import { useWeekKinds } from './week-kinds.ts'
import { StoneSample, WeekStones } from './week-stones.tsx'

/** The weeks side by side. One tab stop; the arrow keys move between weeks, and a line below describes the selected week. */
export function ProgressPicture({ weeks, title }: { weeks: Week[]; title: string }) {
  const labels = useWeekLabels()
  const kinds = useWeekKinds()
  const describe = useWeekDescription()
  const isMirrored = useLanguage().direction === 'rtl'
  const row = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(weeks.length - 1)

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
      <Weeks ref={row} role="group" aria-label={title} onKeyDown={onKeyDown}>
        {weeks.map((week, index) => (
          <WeekColumn
            key={week.from}
            role="img"
            aria-label={describe(week)}
            tabIndex={index === selected ? 0 : -1}
            $isSelected={index === selected}
            onFocus={() => setSelected(index)}
            onPointerEnter={() => setSelected(index)}
            onClick={() => setSelected(index)}
          >
            <WeekStones week={week} />
            {/* Every other one: eight dates do not fit on a phone. */}
            <small aria-hidden="true">{(weeks.length - 1 - index) % 2 === 0 ? labels.short(week) : ' '}</small>
          </WeekColumn>
        ))}
      </Weeks>
      {selectedWeek && (
        <Text size="s" aria-hidden="true" style={{ minBlockSize: '3em' }}>
          {describe(selectedWeek)}
        </Text>
      )}
      <Legend gap={4} aria-hidden="true">
        {kinds.map(({ kind, label }) => (
          <li key={kind}>
            <StoneSample kind={kind} />
            {label}
          </li>
        ))}
      </Legend>
    </Stack>
  )
}

/** A week in words: its activities with their numbers. */
function useWeekDescription() {
  const t = useT()
  const { number } = useFormat()
  const labels = useWeekLabels()
  const kinds = useWeekKinds()
  return (week: Week) => {
    const parts = kinds
      .filter(({ kind }) => week[kind] > 0)
      .map(({ kind, label }) => t('{{name}}: {{number}}', { name: label, number: number(week[kind]) }))
    return [labels.long(week), ...(parts.length > 0 ? parts : [t('a quiet week')])].join(' · ')
  }
}

const Weeks = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
`

const WeekColumn = styled.div<{ $isSelected: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} 2px ${space[1]};
  border-radius: ${radius.s};
  ${({ $isSelected }) => $isSelected && `background: ${color.wash};`}
  > small { overflow: visible; white-space: pre; font-size: ${font.size.xs}; color: ${color.inkSoft}; }
`
