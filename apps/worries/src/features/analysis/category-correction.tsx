import { useCategoryNames } from '@worrystone/community-ui'
import { Category, type Post, type WorryAnalysis } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Button, Field, Options, Row, Select, Stack } from '@worrystone/ui'
import { useState } from 'react'
import { correct, setAnalysis } from './analysis.queries.ts'

/** Lets the author correct the category, and undo that. */
export function CategoryCorrection({ post, result }: { post: Post; result: WorryAnalysis }) {
  const t = useT()
  const names = useCategoryNames()
  const [isOpen, setIsOpen] = useState(false)
  const change = useMutationWithToast({
    mutationFn: (category: Category | null) => correct(post.id, category),
    onSuccess: (updated, category) => {
      setAnalysis(updated)
      toast.success(category ? t('Thank you. Your choice counts.') : t('The category is found by itself again.'))
      setIsOpen(false)
    },
    failure: t('Failed to change the category'),
  })

  if (!isOpen) {
    return (
      <Row outdent={3}>
        <Button kind="plain" size="s" onClick={() => setIsOpen(true)}>
          {t('Choose another category')}
        </Button>
      </Row>
    )
  }
  return (
    <Stack gap={3} max="22rem">
      <Field label={t('What is your worry about?')}>
        <Select
          value={result.category}
          disabled={change.isPending}
          // Opened by the button that it replaces, so it takes the focus.
          autoFocus
          onChange={(event) => change.mutate(event.target.value as Category)}
        >
          <Options values={Category.options} names={names} />
        </Select>
      </Field>
      <Row>
        {result.method === 'author' && (
          <Button kind="quiet" size="s" busy={change.isPending} onClick={() => change.mutate(null)}>
            {t('Let it be found by itself')}
          </Button>
        )}
        <Button kind="plain" size="s" onClick={() => setIsOpen(false)}>
          {t('Leave it as it is')}
        </Button>
      </Row>
    </Stack>
  )
}
