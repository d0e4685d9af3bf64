import { useT } from '@worrystone/i18n'
import { PageHeading } from '@worrystone/remote-kit'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { page } from './remote.ts'

const Text = styled.p`
  color: var(--ink);
`

/** A page without violations; each of the faulty ones has a single one. */
export function Page({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageHeading>{useT()('A quiet page')}</PageHeading>
      {children}
    </>
  )
}

/** Everything that the faulty ones do wrong, done right. */
function Good() {
  const id = useId()
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const onResize = () => setWidth(innerWidth)
    addEventListener('resize', onResize)
    const timer = setInterval(onResize, 60_000)
    return () => {
      removeEventListener('resize', onResize)
      clearInterval(timer)
    }
  }, [])
  return (
    <Page>
      <Text id={id}>{width}</Text>
    </Page>
  )
}

export const good = page(Good)
