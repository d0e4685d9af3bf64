import type { Resolution } from '@worrystone/contracts'
import { color, space, Text } from '@worrystone/ui'
import { styled } from 'styled-components'
import { LinkedText } from './linked-text.tsx'

/** What helped somebody: the coping methods, one per line, and the story. */
export function ResolutionText({ copingMethods, resolutionStory }: Pick<Resolution, 'copingMethods' | 'resolutionStory'>) {
  return (
    <>
      <CopingMethods dir="auto">
        {copingMethods.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </CopingMethods>
      {resolutionStory && (
        <Text serif preLine lineHeight={1.65} dir="auto">
          <LinkedText text={resolutionStory} />
        </Text>
      )}
    </>
  )
}

const CopingMethods = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  margin: 0;
  padding-inline-start: ${space[5]};
  list-style: disc;
  > li { overflow-wrap: anywhere; }
  > li::marker { color: ${color.primary}; }
`
