import { useCategoryNames } from '@worrystone/community-ui'
import type { UnansweredPost } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { IconText, icons, Text } from '@worrystone/ui'

/** Why this reader is asked to answer this worry. */
export function OfferReason({ post: { isFamiliar, hasHelped, category } }: { post: UnansweredPost }) {
  const t = useT()
  const names = useCategoryNames()
  if (!(isFamiliar || hasHelped) || !category)
    return <Text tone="inkSoft">{t('Nobody has written to them yet. A line is enough.')}</Text>
  return (
    <IconText iconTone="supportInk">
      <icons.HeartHandshake size={20} aria-hidden="true" />
      <span>
        {isFamiliar
          ? t('You have been through this: {{category}}', { category: names[category] })
          : t('Your words have helped with this before: {{category}}', { category: names[category] })}
      </span>
    </IconText>
  )
}
