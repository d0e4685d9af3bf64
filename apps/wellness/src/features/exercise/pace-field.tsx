import { useT } from '@worrystone/i18n'
import { Row } from '@worrystone/ui'
import { Chip } from '../../shared/chip.tsx'
import { PACES, type Pace } from './breath-moment.ts'

/** 20 % slower or faster; a breath that is held is never held longer. */
export function PaceField({ value, onChange }: { value: Pace; onChange: (pace: Pace) => void }) {
  const t = useT()
  const names: Record<Pace, string> = { slower: t('Slower'), normal: t('Normal'), quicker: t('Quicker') }
  return (
    <Row gap={2} role="group" aria-label={t('Pace')}>
      {(Object.keys(PACES) as Pace[]).map((pace) => (
        <Chip key={pace} aria-pressed={pace === value} onClick={() => onChange(pace)}>
          {names[pace]}
        </Chip>
      ))}
    </Row>
  )
}
