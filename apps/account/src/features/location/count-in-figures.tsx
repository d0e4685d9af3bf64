import { useT } from '@worrystone/i18n'
import { Card, Switch } from '@worrystone/ui'

type Props = { figuresOptOut: boolean; onChange: (part: { figuresOptOut: boolean }) => void }

/** Whether one's worries are counted in the community's figures. */
export function CountInFigures({ figuresOptOut, onChange }: Props) {
  const t = useT()
  return (
    <Card as="div">
      <Switch
        label={t('Count my worries in the figures about the community')}
        hint={t(
          'Only together with those of at least 9 others, rounded and changed a little by chance: nobody can tell from a figure what you shared. Switched off, you are left out of all figures from the next night on.',
        )}
        checked={!figuresOptOut}
        onChange={({ target }) => onChange({ figuresOptOut: !target.checked })}
      />
    </Card>
  )
}
