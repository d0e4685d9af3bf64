import type { ContentWarning, Post, SimilarWorry } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { IconText, icons, Text } from '@worrystone/ui'
import { RowLink } from '../../shared/compact-row.tsx'
import { langOf } from '../../shared/own-language.ts'
import { useWarningLabels } from '../../shared/warning-labels.ts'

type Props = {
  worry: SimilarWorry
  /** The worry that it is similar to. */
  to: Pick<Post, 'language'>
  lines: number
}

/** The text of a similar worry as a link to it; its warning instead, if it has one. */
export function RelatedText({ worry, to, lines }: Props) {
  const t = useT()
  const warnings = useWarningLabels()
  const { id, shortContent, contentWarning, otherLanguage } = worry
  return (
    <RowLink to={`/posts/${id}`}>
      {contentWarning === null ? (
        <Text
          as="span"
          serif
          lines={lines}
          lineHeight={1.5}
          style={{ textAlign: 'start' }}
          dir="auto"
          lang={otherLanguage ?? langOf(to)}
        >
          {shortContent}
        </Text>
      ) : (
        <IconText as="span" gap={2} tone="inkSoft">
          <icons.EyeOff size={18} />
          {t('Warning: {{warning}}', { warning: warnings[contentWarning as ContentWarning] ?? warnings.other })}
        </IconText>
      )}
    </RowLink>
  )
}
