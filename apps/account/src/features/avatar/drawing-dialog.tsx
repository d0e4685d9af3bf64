import { useMutation } from '@tanstack/react-query'
import { Avatar } from '@worrystone/community-ui'
import { DRAWINGS, type Drawing, drawingUrl, type UserSummary } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { color, FormDialog, RadioGroup, space, VisuallyHidden } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { chooseDrawing } from './own-picture.ts'
import { useDrawingNames } from './use-drawing-names.ts'

/** Chooses one of our drawings as the own picture. */
export function DrawingDialog({ user, onClose }: { user: UserSummary; onClose: () => void }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const present = DRAWINGS.find((drawing) => drawingUrl(drawing) === user.avatarUrl) ?? null
  const [drawing, setDrawing] = useState<Drawing | null>(present)
  const save = useMutation({
    mutationFn: chooseDrawing,
    onSuccess: () => {
      toast.success(t('Profile picture updated successfully!'))
      onClose()
    },
  })
  const names = useDrawingNames()
  const options = DRAWINGS.map((drawing) => ({
    value: drawing,
    label: <VisuallyHidden>{names[drawing]}</VisuallyHidden>,
    icon: <img src={drawingUrl(drawing)} alt="" title={names[drawing]} width={64} height={64} />,
  }))
  return (
    <FormDialog
      title={t('Choose a drawing')}
      verb={t('Use this drawing')}
      isBusy={save.isPending}
      isIdle={drawing === null || drawing === present}
      onSubmit={() => drawing && save.mutate(drawing)}
      onClose={onClose}
    >
      <Drawings>
        <Avatar user={drawing ? { ...user, avatarUrl: drawingUrl(drawing) } : user} size="xl" />
        <RadioGroup
          legend={<VisuallyHidden>{t('Drawings')}</VisuallyHidden>}
          options={options}
          value={drawing}
          onChange={setDrawing}
          min="4rem"
          error={save.error ? errorMessage(save.error, t('This could not be saved')) : undefined}
        />
      </Drawings>
    </FormDialog>
  )
}

/** Round pictures instead of cards with labels. */
const Drawings = styled.div`
  display: grid;
  gap: ${space[5]};
  > :first-child { justify-self: center; }
  label { justify-self: center; gap: 0; padding: ${space[1]}; border-color: transparent; border-radius: 50%; }
  label:has(:checked) { border-color: ${color.primary}; }
  label img { inline-size: 4rem; block-size: auto; aspect-ratio: 1; border-radius: 50%; background: ${color.wash}; }
`
