import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { BlogContent, countGraphemes, LIMITS, type Post, postsApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage, useErrorToast } from '@worrystone/remote-kit/bundled'
import { Counter, Dialog, Failure, Field, Skeleton, TextArea } from '@worrystone/ui'
import { useState } from 'react'
import { DraftDialog } from '../../shared/draft-dialog.tsx'
import { draftName, useDraft } from '../../shared/drafts.ts'
import { problemsOf, useTranslatedErrors } from '../../shared/form-errors.ts'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger, useHelpOffer, useSentToast } from '../../shared/help-offer.ts'
import { postQuery } from '../../shared/post.queries.ts'
import { replacePost } from '../../shared/post-cache.ts'
import { refusedFields } from '../../shared/refused-fields.ts'

type Props = { post: Post; onClose: () => void }

/** Edits the longer text of a worry. Lists do not include it, so it is fetched first. */
export function BlogDialog({ post, onClose }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const fullPost = useQuery({ ...postQuery(post.id, 'member'), enabled: post.hasLongContent })
  const title = post.hasLongContent ? t('Edit blog content') : t('Add blog content')

  if (!post.hasLongContent || fullPost.data?.longContent !== undefined) {
    return <Editor post={post} saved={fullPost.data?.longContent ?? ''} title={title} onClose={onClose} />
  }
  return (
    <Dialog open size="l" title={title} onClose={onClose}>
      {fullPost.isError ? (
        <Failure message={errorMessage(fullPost.error, t('Unable to load post'))} onRetry={() => void fullPost.refetch()} />
      ) : (
        <Skeleton lines={8} height="1.3rem" />
      )}
    </Dialog>
  )
}

function Editor({ post, saved, title, onClose }: Props & { saved: string; title: string }) {
  const t = useT()
  const errorToast = useErrorToast()
  const { draft, isKept, keep, forget } = useDraft(draftName(post.userId, `blog/${post.id}`), { longContent: saved })
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<string>()
  const { longContent } = draft
  const danger = useDanger(longContent)
  const offerHelpFirst = useHelpOffer('post')
  const showSent = useSentToast()
  const isChanged = longContent.trim() !== saved.trim()

  const save = useMutation({
    mutationFn: (text: string) => call(postsApi.saveBlog, { params: { id: post.id }, body: { longContent: text } }),
    onSuccess: (answer, text) => {
      errorToast.dismiss()
      forget()
      replacePost({ ...answer, longContent: answer.longContent ?? text })
      emit('post.changed/1', { postId: post.id })
      const saving = t('Blog content saved')
      void showSent({ texts: [text], usual: saving, calm: saving, isHeld: answer.moderationStatus !== 'approved' })
      onClose()
    },
    onError: (error) => {
      setRefused(refusedFields(error).longContent)
      errorToast.show(error, t('Failed to save blog content'))
    },
  })

  const problem = problemsOf(BlogContent, longContent)['']
  const errors = useTranslatedErrors({ longContent: attempts > 0 ? (refused ?? problem) : undefined })

  async function onSave() {
    setAttempts(attempts + 1)
    if (problem || save.isPending) return
    const choice = await offerHelpFirst([longContent])
    if (choice === 'share') save.mutate(longContent)
    else if (choice === 'draft') toast.info(t('Your words are kept on this device.'))
  }

  return (
    <DraftDialog
      title={title}
      saveLabel={t('Save blog content')}
      isBusy={save.isPending}
      isChanged={isChanged}
      isKept={isKept}
      attempts={attempts}
      onForget={forget}
      onSave={() => void onSave()}
      onClose={onClose}
    >
      <Field
        label={t('Blog content')}
        error={errors.longContent}
        hint={t('What you write is kept on this device until it is saved.')}
        aside={<Counter value={countGraphemes(longContent)} max={LIMITS.longContent} warnAt={LIMITS.longContentWarning} />}
      >
        <TextArea
          style={{ minBlockSize: '14rem' }}
          dir="auto"
          data-autofocus=""
          rows={10}
          readOnly={save.isPending}
          value={longContent}
          onChange={(event) => {
            setRefused(undefined)
            keep({ longContent: event.target.value })
          }}
        />
      </Field>
      <HelpHint level={danger.level} />
    </DraftDialog>
  )
}
