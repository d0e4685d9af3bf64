import { useT } from '@worrystone/i18n'
import { space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { Chip } from '../../shared/chip.tsx'
import { PACES, type Pace } from './breath-clock.ts'

/** Slower or quicker by a fifth. */
export function PaceField({ value, onChange }: { value: Pace; onChange: (pace: Pace) => void }) {
  const t = useT()
  const names: Record<Pace, string> = { slower: t('Slower'), normal: t('Normal'), quicker: t('Quicker') }
  return (
    <Group role="group" aria-label={t('Pace')}>
      {(Object.keys(PACES) as Pace[]).map((pace) => (
        <Chip key={pace} aria-pressed={pace === value} onClick={() => onChange(pace)}>
          {names[pace]}
        </Chip>
      ))}
    </Group>
  )
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
