import type { ResourceType, Technique } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Heading, IconText, icons, List, Stack, Text, TextLink } from '@worrystone/ui'
import { useId } from 'react'
import { useResourceTypeNames } from '../../shared/use-resource-type-names.ts'

const ICONS: Record<ResourceType, typeof icons.Globe> = {
  video: icons.Play,
  audio: icons.Volume2,
  book: icons.BookOpen,
  app: icons.Smartphone,
  website: icons.Globe,
  other: icons.Link,
}

/** Further reading; each link opens in a new tab. */
export function AdditionalResources({ resources }: { resources: Technique['resources'] }) {
  const t = useT()
  const id = useId()
  const names = useResourceTypeNames()
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading id={id}>{t('Additional Resources')}</Heading>
      <List gap={4}>
        {resources.map(({ type, title, description, url }) => {
          const Icon = ICONS[type]
          return (
            <IconText as="li" iconTone="primaryInk" key={url}>
              <Icon size={20} />
              <div>
                <TextLink href={url} target="_blank" rel="noopener noreferrer">
                  {title}
                </TextLink>
                <Text>{description}</Text>
                <Text as="small" size="s" tone="inkSoft">
                  {names[type]}
                </Text>
              </div>
            </IconText>
          )
        })}
      </List>
    </Stack>
  )
}
