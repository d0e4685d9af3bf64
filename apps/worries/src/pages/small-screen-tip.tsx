import { storedText } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { breakpoint, color, font, IconButton, icons, space } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

const dismissal = storedText({ storage: 'localStorage', key: 'worrystone_small_screen_tip' })

/** One line on phones; once dismissed, it is not shown again. */
export function SmallScreenTip() {
  const t = useT()
  const [isShown, setShown] = useState(() => dismissal.read() === null)
  if (!isShown) return null
  return (
    <Line>
      <icons.Monitor size={18} />
      <span>{t('Tip: on a larger screen the analysis is easier to read.')}</span>
      <IconButton
        size="s"
        label={t('Hide this tip')}
        icon={<icons.X size={18} />}
        onClick={() => {
          dismissal.write('seen')
          setShown(false)
        }}
      />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
  > svg { flex: none; }
  > span { flex: 1; }
  @media (min-width: ${breakpoint.small}) { display: none; }
`
