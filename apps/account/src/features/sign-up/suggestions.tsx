import { useT } from '@worrystone/i18n'
import { Button, color, font, Row, space } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

/** Free usernames close to the one that was taken; a press takes one over. */
export function Suggestions({ names, onChoose }: { names: string[]; onChoose: (name: string) => void }) {
  const t = useT()
  const label = useId()
  if (names.length === 0) return null
  return (
    <Names role="group" aria-labelledby={label} gap={2}>
      <Label id={label}>{t('Still free:')}</Label>
      {names.map((name) => (
        <Button key={name} kind="quiet" size="s" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </Names>
  )
}

const Names = styled(Row)`
  margin-block-start: ${space[2]};
`

const Label = styled.span`
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`
