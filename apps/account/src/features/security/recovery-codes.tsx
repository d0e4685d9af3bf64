import { useT } from '@worrystone/i18n'
import { saveAsFile } from '@worrystone/remote-kit/bundled'
import { Banner, Button, color, Dialog, icons, Row, radius, Stack, space, Text } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { CopyButton } from './copy-button.tsx'

type Props = { codes: string[]; onClose: () => void }

/** The codes are shown only once: closing is confirmed. Printing prints nothing else. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const t = useT()
  const [isWarned, setWarned] = useState(false)
  const text = `${t('Recovery codes for Worrystone. Each works once.')}\n\n${codes.join('\n')}\n`

  const download = () => saveAsFile({ name: 'worrystone-recovery-codes.txt', text, type: 'text/plain;charset=utf-8' })

  return (
    <Dialog
      open
      title={t('Your recovery codes')}
      onClose={() => (isWarned ? onClose() : setWarned(true))}
      actions={<Button onClick={onClose}>{t('I have kept them')}</Button>}
    >
      <Stack>
        <Text>
          {t(
            'Each of them lets you in once when your phone is not at hand. They are shown only now: keep them where you find them again.',
          )}
        </Text>
        <PrintArea data-printed>
          <h3>{t('Recovery codes for Worrystone. Each works once.')}</h3>
          <ul dir="ltr">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </PrintArea>
        <Row gap={2}>
          <CopyButton text={codes.join('\n')}>{t('Copy')}</CopyButton>
          <Button kind="quiet" size="s" onClick={download}>
            <icons.Download size={16} />
            {t('Download')}
          </Button>
          <Button kind="quiet" size="s" onClick={() => print()}>
            <icons.Printer size={16} />
            {t('Print')}
          </Button>
        </Row>
        {isWarned ? (
          <div ref={scrollIntoView}>
            <Banner kind="warning">{t('Have you kept them? Close once more to leave without them.')}</Banner>
          </div>
        ) : null}
      </Stack>
    </Dialog>
  )
}

const scrollIntoView = (warning: HTMLElement | null) => warning?.scrollIntoView({ block: 'center' })

const PrintArea = styled.div`
  padding: ${space[4]};
  border-radius: ${radius.m};
  background: ${color.wash};
  > h3 { display: none; margin: 0 0 ${space[4]}; }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    gap: ${space[2]} ${space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  code { font-family: ui-monospace, monospace; }
  @media print {
    > h3 { display: block; }
  }
`
