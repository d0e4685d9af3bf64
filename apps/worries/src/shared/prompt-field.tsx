import { useQuery } from '@tanstack/react-query'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit'
import { Button, color, Field, Fieldset, font, Row, radius, Select, Skeleton, space, useWide } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { GroupError } from './group-error.tsx'
import { promptsQuery } from './prompts.queries.ts'

type Props = { value: string; onChange: (value: string) => void; error?: string | undefined }

/** The beginning of the worry, one of those that the server offers: all in sight where there is room, a list on a phone. */
export function PromptField({ value, onChange, error }: Props) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const errorMessage = useErrorMessage()
  const name = useId()
  const prompts = useQuery(promptsQuery())
  const texts = prompts.data?.map((prompt) => prompt.text) ?? []
  // A worry keeps the beginning it was written with, also when that is no longer offered.
  const choices = value && !texts.includes(value) ? [value, ...texts] : texts

  const isWide = useWide('small')

  if (prompts.isSuccess && !isWide) {
    return (
      <Field label={t('How does it begin?')} error={error}>
        <Select value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="" disabled>
            {t('Choose a beginning')}
          </option>
          {choices.map((text) => (
            <option key={text} value={text}>
              {translateMessage(text)}
            </option>
          ))}
        </Select>
      </Field>
    )
  }
  return (
    <Group aria-describedby={error ? `${name}-error` : undefined} data-problem={error ? '' : undefined}>
      <legend>{t('How does it begin?')}</legend>
      {prompts.isPending && (
        <div role="status" aria-label={t('Loading worry prompts')}>
          <Skeleton height={isWide ? '12.5rem' : '3rem'} />
        </div>
      )}
      {prompts.isError && (
        <Problem role="alert">
          <span>{errorMessage(prompts.error, t('Failed to load worry prompts'))}</span>
          <Button kind="quiet" size="s" onClick={() => void prompts.refetch()}>
            {t('Try Again')}
          </Button>
        </Problem>
      )}
      {choices.length > 0 && (
        <Row gap={2}>
          {choices.map((text) => (
            <Chip key={text}>
              <input type="radio" name={name} value={text} checked={value === text} onChange={() => onChange(text)} />
              <span dir="auto">{translateMessage(text)}</span>
            </Chip>
          ))}
        </Row>
      )}
      {error && <GroupError id={`${name}-error`}>{error}</GroupError>}
    </Group>
  )
}

const Group = styled(Fieldset)`
  > [role='alert'] { margin-block-start: ${space[2]}; }
`

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  font-size: ${font.size.s};
  line-height: 1.3;
  cursor: pointer;
  > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  &:hover { background: ${color.wash}; }
  &:has(:checked) { border-color: ${color.primary}; background: ${color.primarySoft}; color: ${color.primaryInk}; box-shadow: inset 0 0 0 1px ${color.primary}; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`

const Problem = styled(Row)`
  margin-block-end: ${space[2]};
  color: ${color.dangerInk};
`
