import { useT } from '@worrystone/i18n'
import { Button, Row, Text } from '@worrystone/ui'
import { useId } from 'react'

/** Available usernames similar to the taken one; a click uses one. */
export function Suggestions({ names, onChoose }: { names: string[]; onChoose: (name: string) => void }) {
  const t = useT()
  const label = useId()
  if (names.length === 0) return null
  return (
    <Row role="group" aria-labelledby={label} gap={2} style={{ marginBlockStart: '0.5rem' }}>
      <Text as="span" size="s" tone="inkSoft" id={label}>
        {t('Still free:')}
      </Text>
      {names.map((name) => (
        <Button key={name} kind="quiet" size="s" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </Row>
  )
}
