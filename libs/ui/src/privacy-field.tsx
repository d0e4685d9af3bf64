import type { PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useId } from 'react'
import { styled } from 'styled-components'
import * as icons from './icons.ts'
import { color, font, radius, space } from './tokens.ts'

type Props = { legend: string; value: PrivacyLevel; onChange: (value: PrivacyLevel) => void }

/** Who may read a worry, each choice in words. */
export function PrivacyField({ legend, value, onChange }: Props) {
  const t = useT()
  const name = useId()
  const choices = [
    { level: 'public' as const, Icon: icons.Globe, label: t('Public'), hint: t('Everyone can read it') },
    { level: 'friends' as const, Icon: icons.Users, label: t('Friends'), hint: t('Only people you follow can read it') },
    { level: 'private' as const, Icon: icons.Lock, label: t('Private'), hint: t('Only you can read it') },
  ]
  return (
    <Choices>
      <legend>{legend}</legend>
      {choices.map(({ level, Icon, label, hint }) => (
        <Choice key={level} htmlFor={`${name}-${level}`}>
          <input
            id={`${name}-${level}`}
            type="radio"
            name={name}
            value={level}
            checked={value === level}
            aria-describedby={`${name}-${level}-hint`}
            onChange={() => onChange(level)}
          />
          <Icon size={20} />
          <span>
            <b>{label}</b>
            <small id={`${name}-${level}-hint`}>{hint}</small>
          </span>
        </Choice>
      ))}
    </Choices>
  )
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0; margin-block-end: ${space[2]}; font-weight: 650; }
`

const Choice = styled.label`
  position: relative;
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  cursor: pointer;
  > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  > svg { flex: none; margin-block-start: 0.1em; color: ${color.inkSoft}; }
  b, small { display: block; }
  b { font-weight: 650; }
  small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
  &:has(:checked) { border-color: ${color.primary}; background: ${color.primarySoft}; box-shadow: inset 0 0 0 1px ${color.primary}; }
  &:has(:checked) small, &:has(:checked) > svg { color: ${color.primaryInk}; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`
