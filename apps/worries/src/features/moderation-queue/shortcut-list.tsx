import { useT } from '@worrystone/i18n'
import { Button, color, Dialog, font, Row, radius, Switch, space } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { switchShortcuts, useShortcuts, useShortcutsOn } from './shortcuts.ts'

/** The keys of the moderation pages, in a dialog that `?` opens too. */
export function ShortcutList() {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const areOn = useShortcutsOn()
  useShortcuts()
  const keys = [
    ['j', t('Next case')],
    ['k', t('Previous case')],
    ['a', t('Take a case, or give it back')],
    ['r', t('Reach out')],
    ['d', t('Decide')],
    ['n', t('A note')],
    ['u', t('Back to the queue')],
    ['?', t('Keyboard shortcuts')],
  ] as const
  return (
    <>
      <Row>
        <Button kind="quiet" size="s" data-shortcut="?" onClick={() => setIsOpen(true)}>
          {t('Keyboard shortcuts')}
        </Button>
      </Row>
      <Dialog open={isOpen} title={t('Keyboard shortcuts')} onClose={() => setIsOpen(false)}>
        <Keys>
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </Keys>
        <Switch
          label={t('Use single keys')}
          hint={t('They do nothing while you type.')}
          checked={areOn}
          onChange={(event) => switchShortcuts(event.target.checked)}
        />
      </Dialog>
    </>
  )
}

const Keys = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin: 0 0 ${space[4]};
  > div { display: flex; align-items: baseline; gap: ${space[3]}; }
  dt { inline-size: 2.5rem; flex: none; }
  dd { margin: 0; }
  kbd { padding: 0.1rem 0.5rem; border: 1px solid ${color.lineStrong}; border-radius: ${radius.s}; background: ${color.ground}; font-family: inherit; font-size: ${font.size.s}; }
`
