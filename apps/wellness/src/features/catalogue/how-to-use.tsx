import { useFormat, useT } from '@worrystone/i18n'
import { breakpoint, Card, color, font, space } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

/** Three steps from reading about a technique to using it. */
export function HowToUse() {
  const t = useT()
  const { number } = useFormat()
  const id = useId()
  const steps = [
    { title: t('Learn'), text: t('Read what it is for and when it helps. One is enough for today.') },
    { title: t('Practice'), text: t('Try it while it is calm, so that it is there when you need it.') },
    { title: t('Apply'), text: t('Use it when it gets heavy. If it does not help, another one may.') },
  ]
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading id={id}>{t('How to Use')}</Heading>
      <Steps>
        {steps.map(({ title, text }, at) => (
          <li key={title}>
            <span aria-hidden="true">{number(at + 1)}</span>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Card>
  )
}

const Heading = styled.h2`
  margin: 0 0 ${space[4]};
  font-size: ${font.size.l};
`

const Steps = styled.ol`
  display: grid;
  gap: ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: ${breakpoint.small}) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  > li { display: grid; grid-template-columns: auto 1fr; align-items: center; gap: ${space[1]} ${space[3]}; align-content: start; }
  > li > span {
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: 50%;
    background: ${color.primarySoft};
    color: ${color.primaryInk};
    font-weight: 650;
  }
  > li > p { grid-column: 1 / -1; margin: 0; font-size: ${font.size.s}; color: ${color.inkSoft}; }
`
