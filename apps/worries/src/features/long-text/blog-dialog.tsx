import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { LIMITS, type Post, postsApi } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { schemaErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Dialog, Skeleton } from '@worrystone/ui'
import { styled } from 'styled-components'
import { DraftDialog } from '../../shared/draft-dialog.tsx'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger, useSentToast } from '../../shared/help-offer.ts'
import { LongTextField } from '../../shared/long-text-field.tsx'
import { postQuery } from '../../shared/post.queries.ts'
import { replacePost } from '../../shared/post-cache.ts'
import { useConfirmSend } from '../../shared/use-confirm-send.ts'
import { useDraftForm } from '../../shared/use-draft-form.ts'
import { worryDraft } from '../../shared/worry-draft.ts'

type Props = { post: Post; onClose: () => void }

/** Edits the longer text of a worry. Lists do not include it, so it is fetched first. */
export function BlogDialog({ post, onClose }: Props) {
  const t = useT()
  const fullPost = useQuery({ ...postQuery(post.id, 'member'), enabled: post.hasLongContent })
  const title = post.hasLongContent ? t('Edit blog content') : t('Add blog content')

  if (!post.hasLongContent || fullPost.data?.longContent !== undefined) {
    return <Editor post={post} saved={fullPost.data?.longContent ?? ''} title={title} onClose={onClose} />
  }
  return (
    <Dialog open size="l" title={title} onClose={onClose}>
      <QueryView query={fullPost} failure={t('Unable to load post')} skeleton={<Skeleton lines={8} height="1.3rem" />}>
        {() => null}
      </QueryView>
    </Dialog>
  )
}

function Editor({ post, saved, title, onClose }: Props & { saved: string; title: string }) {
  const t = useT()
  const confirmSend = useConfirmSend('post')
  const showSent = useSentToast()
  const form = useDraftForm<{ longContent: string }>({
    initial: { longContent: saved },
    draft: worryDraft(post.userId, `blog/${post.id}`),
    failure: t('Failed to save blog content'),
    validate: (body) => schemaErrors(postsApi.saveBlog.body, body),
    confirm: ({ longContent }) => confirmSend([longContent]),
    async onSubmit(body) {
      const changed = await call(postsApi.saveBlog, { params: { id: post.id }, body })
      form.reset()
      replacePost({ ...changed, longContent: changed.longContent ?? body.longContent })
      emit('post.changed/1', { postId: post.id })
      void showSent({
        texts: [body.longContent],
        usual: t('Blog content saved'),
        isHeld: changed.moderationStatus !== 'approved',
      })
      onClose()
    },
  })
  const { longContent } = form.values
  const danger = useDanger(longContent)

  return (
    <DraftDialog
      title={title}
      saveLabel={t('Save blog content')}
      form={form}
      isChanged={longContent.trim() !== saved.trim()}
      onClose={onClose}
    >
      <TallTextField
        {...form.field('longContent')}
        label={t('Blog content')}
        error={form.errors.longContent}
        hint={t('What you write is kept on this device until it is saved.')}
        max={LIMITS.longContent}
        warnAt={LIMITS.longContentWarning}
        data-autofocus=""
        rows={10}
        readOnly={form.isBusy}
      />
      <HelpHint level={danger.level} />
    </DraftDialog>
  )
}

/** An initial height: a text area that grows with its text ignores `rows`. */
const TallTextField = styled(LongTextField)`
  min-block-size: 14rem;
`
