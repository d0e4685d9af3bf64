import { font, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { LinkedText } from '../../shared/linked-text.tsx'

/** The longer text of a worry. Each paragraph has the direction of its own language. */
export function LongText({ text, lang }: { text: string; lang?: string | undefined }) {
  let at = 0
  return (
    <Text lang={lang}>
      {text.split(/\n{2,}/).map((paragraph) => {
        const key = at
        at += paragraph.length + 2
        return (
          <p key={key} dir="auto">
            <LinkedText text={paragraph} />
          </p>
        )
      })}
    </Text>
  )
}

const Text = styled.div`
  max-inline-size: 68ch;
  font-family: ${font.serif};
  font-size: ${font.size.m};
  line-height: 1.65;
  overflow-wrap: anywhere;
  > p { margin: 0; white-space: pre-line; text-align: start; }
  > p + p { margin-block-start: ${space[4]}; }
`
