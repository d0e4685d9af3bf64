import { useT } from '@worrystone/i18n'
import { icons, Menu } from '@worrystone/ui'

/** What a reader can do about a story. */
export function StoryMenu({ onReport }: { onReport: () => void }) {
  const t = useT()
  return (
    <Menu
      label={t('More about this story')}
      items={[{ id: 'report', label: t('Report this story'), icon: <icons.CircleAlert size={20} />, onSelect: onReport }]}
    />
  )
}
