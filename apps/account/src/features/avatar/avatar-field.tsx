import { Avatar } from '@worrystone/community-ui'
import type { UserSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, FieldError, icons, lazyComponent, Row, space, Text } from '@worrystone/ui'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { type FileProblem, findFileProblem } from './find-file-problem.ts'

const PictureDialog = lazyComponent(async () => (await import('./dialogs.ts')).PictureDialog)
const DrawingDialog = lazyComponent(async () => (await import('./dialogs.ts')).DrawingDialog)
const RemoveDialog = lazyComponent(async () => (await import('./dialogs.ts')).RemoveDialog)

/** Messages that differ between the pages. In the reader's language. */
export type AvatarMessages = {
  /** `reason`: one sentence. When the message does not contain it, it is shown below. */
  uploadFailed: (reason: string) => string
  removeFailed: string
}

/**
 * The signed-in person's picture with its actions: saved at once, and updated on the whole page. For use beside a form, not in it.
 */
export function AvatarField({ user, messages }: { user: UserSummary; messages: AvatarMessages }) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const hasPicture = user.avatarUrl !== null

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // So that the same file can be chosen again.
    event.target.value = ''
    if (!file) return
    const problem = findFileProblem(file)
    setFileProblem(problem)
    setFile(problem ? null : file)
  }

  // The button that removed it is gone. While the dialog is open, nothing behind it can be focused.
  const hadPicture = useRef(hasPicture)
  useEffect(() => {
    if (isRemoving) return
    if (hadPicture.current && !hasPicture) button.current?.focus()
    hadPicture.current = hasPicture
  }, [hasPicture, isRemoving])

  const problems: Record<FileProblem, string> = {
    large: t('The picture must be at most 5 MB. Please choose a smaller one'),
    kind: t('Please choose a JPG, PNG or WebP picture'),
  }
  return (
    <Line role="group" aria-label={t('Profile picture')}>
      <Avatar user={user} size="xl" />
      <div>
        <Row gap={2}>
          <Button ref={button} kind="quiet" size="s" aria-describedby={id} onClick={() => input.current?.click()}>
            <icons.Camera size={18} />
            {hasPicture ? t('Change') : t('Upload')}
          </Button>
          <Button kind="quiet" size="s" onClick={() => setChoosing(true)}>
            <icons.Pencil size={18} />
            {t('Choose a drawing')}
          </Button>
          {hasPicture && (
            <Button kind="plain" size="s" onClick={() => setRemoving(true)}>
              <icons.Trash2 size={18} />
              {t('Remove')}
            </Button>
          )}
        </Row>
        <input ref={input} type="file" accept="image/*" hidden aria-label={t('Profile picture')} onChange={choose} />
        <Text size="s" tone="inkSoft" id={id}>
          {t('PNG, JPG, WebP up to 5MB')}
        </Text>
        {fileProblem && <FieldError>{problems[fileProblem]}</FieldError>}
      </div>
      {file && <PictureDialog file={file} uploadFailed={messages.uploadFailed} onClose={() => setFile(null)} />}
      {isChoosing && <DrawingDialog user={user} onClose={() => setChoosing(false)} />}
      {isRemoving && <RemoveDialog removeFailed={messages.removeFailed} onClose={() => setRemoving(false)} />}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
  > :nth-child(2) { display: flex; flex: 1 1 11rem; flex-direction: column; gap: ${space[2]}; min-inline-size: 0; }
`
