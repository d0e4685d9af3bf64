import type { EventPayload } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, color, font, Row, space } from '@worrystone/ui'
import { styled } from 'styled-components'

type From = EventPayload<'help.offer/1'>['from']
export type Choice = EventPayload<'help.answered/1'>['choice']

type Props = { from: From; onAnswer: (choice: Choice) => void }

/** The kinds of texts that are kept as drafts. */
const HAS_DRAFT = new Set<From>(['post', 'comment', 'story'])

/** The actions besides closing. They are never disabled. */
export function PanelActions({ from, onAnswer }: Props) {
  const t = useT()
  const continueLabels = {
    post: t('Share anyway'),
    comment: t('Share anyway'),
    story: t('Share anyway'),
    bio: t('Save anyway'),
    exercise: t('Save anyway'),
    report: t('Send anyway'),
    search: t('Show the results'),
  }
  return (
    <Bar as="footer" gap={2}>
      <Button kind="quiet" onClick={() => onAnswer('share')}>
        {continueLabels[from]}
      </Button>
      {HAS_DRAFT.has(from) ? (
        <Button kind="quiet" onClick={() => onAnswer('draft')}>
          {t('Keep as a draft')}
        </Button>
      ) : null}
    </Bar>
  )
}

const Bar = styled(Row)`
  padding: ${space[3]} ${space[4]};
  padding-block-end: max(${space[3]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  > button { flex: 1 1 8rem; padding-inline: ${space[2]}; font-size: max(0.95rem, ${font.size.s}); }
`
