import { useQuery } from '@tanstack/react-query'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Button, RadioGroup, Row, Skeleton, useMinWidth } from '@worrystone/ui'
import { promptsQuery } from './prompts.queries.ts'

type Props = { value: string; onChange: (value: string) => void; error?: string | undefined }

/** The prompt of the worry, from those that the server offers: all visible where they fit, two rows to swipe on a phone. */
export function PromptField({ value, onChange, error }: Props) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const errorMessage = useErrorMessage()
  const prompts = useQuery(promptsQuery())
  const texts = prompts.data?.map((prompt) => prompt.text) ?? []
  // A worry keeps its prompt, also when that is no longer offered.
  const choices = value && !texts.includes(value) ? [value, ...texts] : texts

  const isWide = useMinWidth('small')

  return (
    <RadioGroup
      legend={t('How does it begin?')}
      options={choices.map((text) => ({ value: text, label: <span dir="auto">{translateMessage(text)}</span> }))}
      value={value}
      error={error}
      shape={isWide ? 'chip' : 'strip'}
      onChange={onChange}
    >
      {prompts.isPending && (
        <div role="status" aria-label={t('Loading worry prompts')}>
          <Skeleton height={isWide ? '15.75rem' : '5.5rem'} />
        </div>
      )}
      {prompts.isError && (
        <Row tone="dangerInk" role="alert" style={{ marginBlockEnd: '0.5rem' }}>
          <span>{errorMessage(prompts.error, t('Failed to load worry prompts'))}</span>
          <Button kind="quiet" size="s" onClick={() => void prompts.refetch()}>
            {t('Try Again')}
          </Button>
        </Row>
      )}
    </RadioGroup>
  )
}
