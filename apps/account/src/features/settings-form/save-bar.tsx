import { useT } from '@worrystone/i18n'
import { Button, bottomInset, breakpoint, color, font, lazyComponent, Row, radius, shadow, space } from '@worrystone/ui'
import { useEffect, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { type ShownSection, savesIn, useSaveFromAnySection } from './fields-of-sections.ts'

const DiscardDialog = lazyComponent(async () => (await import('./discard-dialog.tsx')).DiscardDialog)

type Props = {
  section: ShownSection
  errors: Record<string, unknown>
  isChanged: boolean
  isBusy: boolean
  onSave: () => void
  onDiscard: () => void
}

/**
 * At the end of sections that are saved with it; sticky at the bottom of the screen while there are unsaved changes, of whatever section.
 */
export function SaveBar({ section, errors, isChanged, isBusy, onSave, onDiscard }: Props) {
  const t = useT()
  const [isConfirming, setConfirming] = useState(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  const wasChanged = useRef(isChanged)
  const save = useSaveFromAnySection({ section, errors, onSave })

  // The discard button is gone: the focus stays in the bar.
  useEffect(() => {
    if (wasChanged.current && !isChanged && document.activeElement === document.body) saveButton.current?.focus()
    wasChanged.current = isChanged
  }, [isChanged])

  if (!isChanged && !savesIn(section)) return null
  return (
    <Bar $isUp={isChanged}>
      <Status role="status">{isChanged ? t('You have unsaved changes.') : ''}</Status>
      <Actions gap={2}>
        {isChanged && (
          <Button kind="quiet" onClick={() => setConfirming(true)}>
            {t('Discard')}
          </Button>
        )}
        <Button ref={saveButton} busy={isBusy} onClick={save}>
          {t('Save Changes')}
        </Button>
      </Actions>
      {isConfirming && (
        <DiscardDialog
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false)
            onDiscard()
          }}
        />
      )}
    </Bar>
  )
}

/** Smaller on phones, so that both buttons fit in one row in most languages. */
const onPhone = '@media (max-width: 30em)'

const Bar = styled.div<{ $isUp: boolean }>`
  position: sticky;
  z-index: 10;
  inset-block-end: calc(${space[2]} + ${bottomInset});
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.l};
  ${({ $isUp }) => ($isUp ? css`border-color: ${color.line}; background: ${color.surface}; box-shadow: ${shadow.float};` : css`position: static; padding-inline: 0;`)}
  @media (min-width: ${breakpoint.small}) { padding-inline-start: ${({ $isUp }) => ($isUp ? space[5] : 0)}; }
`

const Status = styled.p`
  margin: 0;
  font-weight: 600;
  &:empty { position: absolute; }
  ${onPhone} { font-size: ${font.size.s}; }
`

const Actions = styled(Row)`
  margin-inline-start: auto;
  ${onPhone} {
    flex: 1 1 100%;
    > button { flex: 1 1 auto; padding-inline: ${space[2]}; font-size: ${font.size.s}; }
  }
`
