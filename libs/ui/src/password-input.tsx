import { useT } from '@worrystone/i18n'
import { type ComponentPropsWithRef, useState } from 'react'
import { styled } from 'styled-components'
import * as icons from './icons.ts'
import { Input } from './text-input.tsx'
import { color, radius, space } from './tokens.ts'

/** A password field with a button that shows the password. */
export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  const label = isShown ? t('Hide password') : t('Show password')
  return (
    <Container>
      <Input
        dir="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
      />
      <RevealButton type="button" aria-label={label} title={label} aria-controls={props.id} onClick={() => setShown(!isShown)}>
        {isShown ? <icons.EyeOff size={20} /> : <icons.Eye size={20} />}
      </RevealButton>
    </Container>
  )
}

const Container = styled.div`
  position: relative;
  display: flex;
  > input { padding-inline: ${space[4]}; }
  &:dir(ltr) > input { padding-right: 3.25rem; }
  &:dir(rtl) > input { padding-left: 3.25rem; }
`

const RevealButton = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 3rem;
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: ${color.inkSoft};
  cursor: pointer;
  &:hover { color: ${color.ink}; }
`
