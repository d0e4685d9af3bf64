import type { ResourceType, Technique } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, font, Heading, icons, List, Stack, space } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
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
      <ResourceList gap={4}>
        {resources.map(({ type, title, description, url }) => {
          const Icon = ICONS[type]
          return (
            <li key={url}>
              <Icon size={20} />
              <div>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
                <p>{description}</p>
                <small>{names[type]}</small>
              </div>
            </li>
          )
        })}
      </ResourceList>
    </Stack>
  )
}

const ResourceList = styled(List)`
  > li { display: flex; gap: ${space[3]}; }
  > li > svg { flex: none; margin-block-start: 0.15em; color: ${color.primaryInk}; }
  a { color: ${color.primaryInk}; font-weight: 650; }
  p { margin: 0; }
  small { color: ${color.inkSoft}; font-size: ${font.size.s}; }
`
