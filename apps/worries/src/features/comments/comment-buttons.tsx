import { useT } from '@worrystone/i18n'
import { Button, icons } from '@worrystone/ui'
import { styled } from 'styled-components'
import type { CommentActions } from './comment-actions.ts'
import type { CommentNode } from './comment-tree.ts'
import { ThankButton } from './thank-button.tsx'
import type { Translation } from './use-translation.ts'

type Props = {
  comment: CommentNode
  /** Its author's. */
  name: string
  mayReportConcern: boolean
  mayThank: boolean
  translation: Translation
  actions: Pick<CommentActions, 'onRemove' | 'onReport' | 'onConcern'>
  /** Undefined: the viewer cannot reply. */
  onReply: (() => void) | undefined
  onEdit: () => void
}

/** What the viewer can do with a comment. */
export function CommentButtons({ comment, name, mayReportConcern, mayThank, translation, actions, onReply, onEdit }: Props) {
  const t = useT()
  return (
    <>
      {translation.isOffered && (
        <Button kind="plain" size="s" busy={translation.isBusy} onClick={translation.toggle}>
          <Alternatives>
            <span data-hidden={translation.text !== undefined || undefined}>{t('Translate')}</span>
            <span data-hidden={translation.text === undefined || undefined}>{t('Show the original')}</span>
          </Alternatives>
        </Button>
      )}
      {mayThank && <ThankButton comment={comment} />}
      {onReply && (
        <Button kind="plain" size="s" onClick={onReply}>
          {t('Reply')}
        </Button>
      )}
      {comment.isOwnComment ? (
        <>
          <Button kind="plain" size="s" onClick={onEdit}>
            {t('Edit')}
          </Button>
          <Button kind="plain" size="s" onClick={() => actions.onRemove(comment)}>
            {t('Delete')}
          </Button>
        </>
      ) : (
        <>
          <Button kind="plain" size="s" onClick={() => actions.onReport(comment)}>
            <icons.Flag size={16} />
            {t('Report')}
          </Button>
          {mayReportConcern && comment.user && (
            <Button
              kind="plain"
              size="s"
              aria-label={t("I'm worried about {{name}}", { name })}
              onClick={() => actions.onConcern(comment)}
            >
              <icons.LifeBuoy size={16} />
              {t("I'm worried")}
            </Button>
          )}
        </>
      )}
    </>
  )
}

/** As wide as the longer one, so that the buttons beside it stay. */
const Alternatives = styled.span`
  display: grid;
  > span { grid-area: 1 / 1; }
  > [data-hidden] { visibility: hidden; }
`
