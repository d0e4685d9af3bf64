import { useCategoryNames } from '@worrystone/community-ui'
import { Category } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Field, Grid, Options, Select, TextInput } from '@worrystone/ui'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger } from '../../shared/help-offer.ts'

type Props = {
  words: string
  category: Category | null
  onWords: (words: string) => void
  onCategory: (category: Category | null) => void
}

/** The filters of the stories. */
export function StoryFilter({ words, category, onWords, onCategory }: Props) {
  const t = useT()
  const names = useCategoryNames()
  const danger = useDanger(words)
  return (
    <Grid min="14rem" gap={4} role="search">
      <div>
        <Field label={t('Search the stories')}>
          <TextInput type="search" dir="auto" value={words} onChange={(event) => onWords(event.target.value)} />
        </Field>
        {/* The query stays on this device: a help line is shown first, not a panel. */}
        <HelpHint level={danger.level} />
      </div>
      <Field label={t('Categories')}>
        <Select
          value={category ?? ''}
          onChange={(event) => onCategory(Category.options.find((option) => option === event.target.value) ?? null)}
        >
          <option value="">{t('All categories')}</option>
          <Options values={Category.options} names={names} />
        </Select>
      </Field>
    </Grid>
  )
}
