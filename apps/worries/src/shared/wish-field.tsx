import type { Wish } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Field, Options, Select } from '@worrystone/ui'
import { useWishLabels } from './wish-labels.ts'

const NO_REPLIES = 'no-replies'

/** 'No replies' is the other name of comments that are switched off. */
type WishChoice = { wish: Wish | null; commentsEnabled: boolean }

type Props = { value: WishChoice; onChange: (value: WishChoice) => void }

/** What the author wishes for in answers. */
export function WishField({ value: { wish, commentsEnabled }, onChange }: Props) {
  const t = useT()
  const labels = useWishLabels()
  const choose = (chosen: string) =>
    onChange(
      chosen === NO_REPLIES
        ? { wish: null, commentsEnabled: false }
        : { wish: (chosen || null) as Wish | null, commentsEnabled: true },
    )
  return (
    <Field label={t('What do you wish for?')} hint={t('It stands above the box where others answer.')}>
      <Select value={commentsEnabled ? (wish ?? '') : NO_REPLIES} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('Nothing special')}</option>
        <Options names={labels} />
        <option value={NO_REPLIES}>{t('No replies')}</option>
      </Select>
    </Field>
  )
}
