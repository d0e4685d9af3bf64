import { useT } from '@worrystone/i18n'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, font, motion, radius, space, target } from './tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ButtonStyleProps = {
  /** `primary`: the page's main action. `quiet`: the others. `plain`: inside a text or a row of actions. `danger`: removes something. */
  kind?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** As wide as its column. */
  wide?: boolean | undefined
}

const STYLE_PROPS = new Set(['kind', 'size', 'wide'])

const kinds = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    &:hover { background: ${color.primaryStrong}; }
  `,
  quiet: css`
    background: ${color.surface};
    color: ${color.primaryInk};
    border-color: ${color.lineStrong};
    &:hover { background: ${color.primarySoft}; border-color: ${color.primaryInk}; }
  `,
  plain: css`
    background: transparent;
    color: ${color.primaryInk};
    &:hover { background: ${color.wash}; }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover { background: ${color.dangerStrong}; }
  `,
}

const sizes = {
  s: css`
    min-block-size: 2.25rem;
    padding: ${space[1]} ${space[3]};
    font-size: ${font.size.s};
    @media (pointer: coarse) { min-block-size: ${target}; }
  `,
  m: css`
    min-block-size: ${target};
    padding: ${space[2]} ${space[5]};
    font-size: ${font.size.m};
  `,
  l: css`
    min-block-size: 3.25rem;
    padding: ${space[3]} ${space[8]};
    font-size: ${font.size.l};
  `,
}

const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  font-family: inherit;
  font-weight: 650;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease};
  ${({ size = 'm' }) => sizes[size]}
  ${({ kind = 'primary' }) => kinds[kind]}
  ${({ wide }) => wide && css`inline-size: 100%;`}
  > svg { flex: none; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  &[aria-busy='true'] { cursor: progress; }
`

/** A link styled as a button; in an app use it as `<ButtonLink as={Link} to="…">`. */
export const ButtonLink = styled.a.withConfig({ shouldForwardProp: (name) => !STYLE_PROPS.has(name) })<ButtonStyleProps>`
  ${buttonStyle}
`

const Root = styled.button.withConfig({ shouldForwardProp: (name) => !STYLE_PROPS.has(name) })<ButtonStyleProps>`
  ${buttonStyle}
`

type ButtonProps = ComponentPropsWithRef<'button'> & ButtonStyleProps & { busy?: boolean | undefined }

/** While `busy` it keeps the focus and ignores clicks, so that nothing is sent twice and the focus is not lost. */
export function Button({ busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const t = useT()
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root {...rest} type={type} onClick={handleClick} aria-busy={busy || undefined} aria-disabled={busy || rest['aria-disabled']}>
      {busy && <Dots aria-hidden="true" />}
      {children}
      {busy && <VisuallyHidden role="status">{t('Please wait')}</VisuallyHidden>}
    </Root>
  )
}

/* In the padding: a busy button keeps its width, and nothing beside it moves. */
const Dots = styled.span`
  position: absolute;
  inset-inline-start: 0.3em;
  inline-size: 0.5em;
  block-size: 0.5em;
  border-radius: 50%;
  background: currentColor;
  animation: breathe 1.2s ease-in-out infinite;
`

const IconButtonRoot = styled.button<{ $small: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: ${({ $small }) => ($small ? '2.25rem' : target)};
  block-size: ${({ $small }) => ($small ? '2.25rem' : target)};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: transparent;
  color: ${color.inkSoft};
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.ease};
  &:hover { background: ${color.wash}; color: ${color.ink}; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  &[aria-pressed='true'] { background: ${color.primarySoft}; color: ${color.primaryInk}; }
  &[aria-busy='true'] > svg { animation: breathe 1.2s ease-in-out infinite; }
  @media (pointer: coarse) { inline-size: ${target}; block-size: ${target}; }
`

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The action, for screen readers and the tooltip. */
  label: string
  icon: ReactNode
  size?: 's' | 'm'
}

/** An icon-only button. Its name is required. */
export function IconButton({ label, icon, size = 'm', type = 'button', ...rest }: IconButtonProps) {
  return (
    <IconButtonRoot title={label} {...rest} type={type} aria-label={label} $small={size === 's'}>
      {icon}
    </IconButtonRoot>
  )
}
