import { cloneElement, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import * as icons from './icons.ts'
import { color, font, space } from './tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The ids that associate a control with its label, hint and error: spread them on the control. */
export type ControlIds = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = {
  label: ReactNode
  hint?: ReactNode
  /** One sentence in the reader's language; announced when it appears. */
  error?: ReactNode
  /** For screen readers only: for a control whose purpose is visible otherwise. */
  labelHidden?: boolean
  /** Beside the hint, at the end of the line: the counter. */
  aside?: ReactNode
  /** One control, which receives the ids as props, or a function that places them. */
  children: ReactElement | ((ids: ControlIds) => ReactNode)
}

/** Label above, control, hint and error below, all associated. */
export function Field({ label, hint, error, labelHidden = false, aside, children }: Props) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const ids: ControlIds = {
    id,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  const name = <Label htmlFor={id}>{label}</Label>
  return (
    <Group>
      {labelHidden ? <VisuallyHidden as="div">{name}</VisuallyHidden> : name}
      {typeof children === 'function'
        ? children(ids)
        : isValidElement(children)
          ? cloneElement(children, ids as object)
          : children}
      <Footer>
        <div>
          {error ? <FieldError id={errorId}>{error}</FieldError> : null}
          {hint ? <Hint id={hintId}>{hint}</Hint> : null}
        </div>
        {aside}
      </Footer>
    </Group>
  )
}

/** The error of a field or group, announced when it appears. A group of choices names `id` as its description. */
export function FieldError({ id, className, children }: { id?: string | undefined; className?: string; children: ReactNode }) {
  return (
    <ErrorText id={id} className={className} role="alert">
      <icons.CircleAlert size={18} />
      <span>{children}</span>
    </ErrorText>
  )
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
`

const Label = styled.label`
  font-weight: 650;
  color: ${color.ink};
`

const Footer = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${space[3]};
  &:not(:has(> :nth-child(2))):has(> :first-child:empty) { display: none; }
`

const Hint = styled.p`
  margin: 0;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

const ErrorText = styled.p`
  display: flex;
  gap: ${space[2]};
  margin: 0;
  font-size: ${font.size.s};
  font-weight: 600;
  color: ${color.dangerInk};
  > svg { flex: none; margin-block-start: 0.1em; }
  & + ${Hint} { margin-block-start: ${space[1]}; }
`
