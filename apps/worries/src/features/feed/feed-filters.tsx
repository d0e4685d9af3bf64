import { useCategoryNames } from '@worrystone/community-ui'
import { Category, LANGUAGES, type PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, ButtonLink, color, Dialog, Field, IconButton, icons, Options, Select, Stack, useMinWidth } from '@worrystone/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { FeedCategory } from './feed-category.ts'
import type { FeedLanguages } from './feed-languages.ts'

type Props = {
  /** Absent where worries are not filtered by audience. */
  privacy: PrivacyLevel | 'all' | undefined
  languages: FeedLanguages
  category: FeedCategory
  isMember: boolean
  onPrivacy: (privacy: PrivacyLevel | 'all') => void
  onCategory: (category: FeedCategory) => void
  onLanguages: (languages: FeedLanguages) => void
}

/** The filters of the feed: beside each other on wide windows, else behind one button: on a phone the first worry comes at once. */
export function FeedFilters(props: Props) {
  const isWide = useMinWidth('medium')
  return isWide ? <InlineFilters {...props} /> : <SheetFilters {...props} />
}

function InlineFilters({ privacy, languages, category, onPrivacy, onCategory, onLanguages }: Props) {
  const t = useT()
  return (
    <>
      {privacy !== undefined && <PrivacySelect aria-label={t('Show')} value={privacy} onChange={onPrivacy} />}
      <ShortLabel>
        <CategorySelect aria-label={t('Categories')} value={category} onChange={onCategory} />
      </ShortLabel>
      <ShortLabel>
        <LanguageSelect aria-label={t('Languages of the worries')} value={languages} onChange={onLanguages} />
      </ShortLabel>
    </>
  )
}

function SheetFilters({ privacy, languages, category, isMember, onPrivacy, onCategory, onLanguages }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const isFiltered = languages !== 'all' || category !== 'all' || (privacy !== undefined && privacy !== 'all')
  return (
    <>
      <IconWithDot $isMarked={isFiltered}>
        <IconButton
          label={isFiltered ? t('Filters: some are on') : t('Filters')}
          icon={<icons.SlidersHorizontal size={20} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </IconWithDot>
      <Dialog
        open={isOpen}
        title={t('What the feed shows')}
        onClose={close}
        actions={<Button onClick={close}>{t('Show worries')}</Button>}
      >
        <Stack>
          {privacy !== undefined && (
            <Field label={t('Show')}>
              <PrivacySelect value={privacy} onChange={onPrivacy} />
            </Field>
          )}
          <Field label={t('Categories')}>
            <CategorySelect value={category} onChange={onCategory} />
          </Field>
          <Field label={t('Languages of the worries')}>
            <LanguageSelect value={languages} onChange={onLanguages} />
          </Field>
          {isMember && (
            <ButtonLink as={Link} kind="plain" to="/my-worries?tab=drafts">
              {t('Drafts and scheduled')}
            </ButtonLink>
          )}
        </Stack>
      </Dialog>
    </>
  )
}

/** The rest are the attributes that associate it with its label. */
type SelectProps<V> = { value: V; onChange: (value: V) => void; id?: string; 'aria-label'?: string }

function PrivacySelect({ onChange, ...select }: SelectProps<PrivacyLevel | 'all'>) {
  const t = useT()
  return (
    <Select {...select} onChange={(event) => onChange(event.target.value as PrivacyLevel | 'all')}>
      <option value="all">{t('All')}</option>
      <option value="public">{t('Public')}</option>
      <option value="friends">{t('Friends')}</option>
      <option value="private">{t('Private')}</option>
    </Select>
  )
}

function CategorySelect({ onChange, ...select }: SelectProps<FeedCategory>) {
  const t = useT()
  const names = useCategoryNames()
  return (
    <Select {...select} onChange={(event) => onChange(event.target.value as FeedCategory)}>
      <option value="all">{t('All categories')}</option>
      <Options values={Category.options} names={names} />
    </Select>
  )
}

function LanguageSelect({ onChange, ...select }: SelectProps<FeedLanguages>) {
  const t = useT()
  return (
    <Select {...select} onChange={(event) => onChange(event.target.value)}>
      <option value="all">{t('All languages')}</option>
      <option value="mine">{t('In my languages')}</option>
      {LANGUAGES.map(({ code, nativeName }) => (
        <option key={code} value={code} lang={code}>
          {nativeName}
        </option>
      ))}
    </Select>
  )
}

/** Some names of languages and categories are long. */
const ShortLabel = styled.span`
  select { max-inline-size: 11.5rem; text-overflow: ellipsis; }
`

/** A dot while a filter is on; the button's name says so too. */
const IconWithDot = styled.span<{ $isMarked: boolean }>`
  position: relative;
  &::after {
    content: '';
    display: ${({ $isMarked }) => !$isMarked && 'none'};
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-end: 0.5rem;
    inline-size: 0.6rem;
    block-size: 0.6rem;
    border-radius: 50%;
    background: ${color.primary};
    @media (forced-colors: active) { background: CanvasText; }
  }
`
