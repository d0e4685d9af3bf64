import { toast } from '@worrystone/events'
import { useLanguage, useT, useTranslateMessage } from '@worrystone/i18n'
import { Banner, Button, Dialog, Failure, Skeleton, Stack } from '@worrystone/ui'
import { useEffect, useRef, useState } from 'react'
import { CropFrame } from './crop-frame.tsx'
import { fullView, type View } from './crop-view.ts'
import { uploadPicture } from './own-picture.ts'
import { cropToBlob, readPicture } from './picture.ts'
import { UploadProgress } from './upload-progress.tsx'

type Props = { file: File; uploadFailed: (reason: string) => string; onClose: () => void }

/** Crops and uploads the chosen picture. Closing it aborts the upload. */
export function PictureDialog({ file, uploadFailed, onClose }: Props) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const { locale } = useLanguage()
  const picture = usePicture(file)
  const [view, setView] = useState<View | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const upload = useRef<AbortController>(null)
  useEffect(() => () => upload.current?.abort(), [])

  const isReady = picture instanceof Object
  const currentView = isReady ? (view ?? fullView(picture)) : null
  const isBusy = share !== null

  async function send() {
    if (!isReady || !currentView) return
    const controller = new AbortController()
    upload.current = controller
    setReason(null)
    setShare(0)
    try {
      await uploadPicture(await cropToBlob(picture, currentView), { signal: controller.signal, onProgress: setShare })
      toast.success(t('Profile picture updated successfully!'))
      onClose()
    } catch (error) {
      if (controller.signal.aborted) return
      setReason(error instanceof Error ? translateMessage(error.message) : '')
      setShare(null)
    }
  }

  const message = reason === null ? null : uploadFailed(reason)
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button busy={isBusy} disabled={!isReady} onClick={() => void send()}>
        {t('Save picture')}
      </Button>
    </>
  )
  return (
    <Dialog open title={t('How others see your picture')} onClose={onClose} actions={actions}>
      {picture === 'unreadable' ? (
        <Failure message={t('This picture could not be read. Please choose another one')} />
      ) : (
        <Stack gap={4}>
          {isReady && currentView ? (
            <CropFrame
              picture={picture}
              view={currentView}
              isLocked={isBusy}
              onChange={(change) => setView((previous) => change(previous ?? fullView(picture)))}
            />
          ) : (
            <Skeleton height="min(20rem, 40dvh)" />
          )}
          {isBusy && <UploadProgress share={share} locale={locale} />}
          {message && reason !== null && (
            <Banner kind="danger">
              <p>{message}</p>
              {!message.includes(reason) && <p>{reason}</p>}
            </Banner>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

function usePicture(file: File): ImageBitmap | 'unreadable' | null {
  const [picture, setPicture] = useState<ImageBitmap | 'unreadable' | null>(null)
  useEffect(() => {
    let isUnmounted = false
    let read: ImageBitmap | undefined
    readPicture(file).then(
      (bitmap) => {
        read = bitmap
        if (isUnmounted) bitmap.close()
        else setPicture(bitmap)
      },
      () => isUnmounted || setPicture('unreadable'),
    )
    return () => {
      isUnmounted = true
      read?.close()
    }
  }, [file])
  return picture
}
