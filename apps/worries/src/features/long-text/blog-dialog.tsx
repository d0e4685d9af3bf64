import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { BlogContent, graphemes, LIMITS, type Post, postsApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { Banner, Button, Counter, Dialog, Failure, Field, Skeleton, space, TextArea } from '@worrystone/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { draftName, useDraft } from '../../shared/drafts.ts'
import { refusedFields, useFailureSentence } from '../../shared/failure-sentence.ts'
import { useFailureToast } from '../../shared/failure-toast.ts'
import { problemsOf, useFocusOnProblem, useTranslatedErrors } from '../../shared/form-errors.ts'
import { postQuery } from '../../shared/post.queries.ts'
import { takeOver } from '../../shared/post-cache.ts'

type Props = { post: Post; onClose: () => void }

/** The longer text of a worry. Lists do not carry it, so it is fetched before it can be edited. */
export function BlogDialog({ post, onClose }: Props) {
  const t = useT()
  const sentence = useFailureSentence()
  const whole = useQuery({ ...postQuery(post.id, 'member'), enabled: post.hasLongContent })
  const title = post.hasLongContent ? t('Edit blog content') : t('Add blog content')

  if (!post.hasLongContent || whole.data?.longContent !== undefined) {
    return <Editor post={post} saved={whole.data?.longContent ?? ''} title={title} onClose={onClose} />
  }
  return (
    <Dialog open size="l" title={title} onClose={onClose}>
      {whole.isError ? (
        <Failure message={sentence(whole.error, t('Unable to load post'))} onRetry={() => void whole.refetch()} />
      ) : (
        <Skeleton lines={8} height="1.3rem" />
      )}
    </Dialog>
  )
}

function Editor({ post, saved, title, onClose }: Props & { saved: string; title: string }) {
  const t = useT()
  const failed = useFailureToast()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { draft, isKept, keep, forget } = useDraft(draftName(post.userId, `blog/${post.id}`), { longContent: saved })
  const [wasKept] = useState(isKept)
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<string>()
  const { longContent } = draft
  const isChanged = longContent.trim() !== saved.trim()

  const save = useMutation({
    mutationFn: (text: string) => call(postsApi.saveBlog, { params: { id: post.id }, body: { longContent: text } }),
    onSuccess: (answer, text) => {
      forget()
      takeOver({ ...answer, longContent: answer.longContent ?? text })
      emit('post.changed/1', { postId: post.id })
      toast.success(t('Blog content saved'))
      onClose()
    },
    onError: (error) => {
      setRefused(refusedFields(error).longContent)
      failed(error, t('Failed to save blog content'))
    },
  })

  const problem = problemsOf(BlogContent, longContent)['']
  const errors = useTranslatedErrors({ longContent: attempts > 0 ? (refused ?? problem) : undefined })
  useFocusOnProblem(form, attempts)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    setAttempts(attempts + 1)
    if (!problem) save.mutate(longContent)
  }

  return (
    <Dialog
      open
      size="l"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} busy={save.isPending} disabled={!isChanged}>
            {t('Save blog content')}
          </Button>
        </>
      }
    >
      <Form id={id} ref={form} onSubmit={onSubmit} noValidate>
        {wasKept && isChanged && (
          <Banner
            kind="info"
            action={
              <Button kind="plain" size="s" onClick={forget}>
                {t('Start over')}
              </Button>
            }
          >
            {t('These are your changes from last time, not saved yet.')}
          </Banner>
        )}
        <Field
          label={t('Blog content')}
          error={errors.longContent}
          hint={t('What you write is kept on this device until it is saved.')}
          aside={<Counter value={graphemes(longContent)} max={LIMITS.longContent} warnAt={LIMITS.longContentWarning} />}
        >
          <TextArea
            dir="auto"
            rows={10}
            readOnly={save.isPending}
            value={longContent}
            onChange={(event) => {
              setRefused(undefined)
              keep({ longContent: event.target.value })
            }}
          />
        </Field>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`
