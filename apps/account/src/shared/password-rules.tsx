import { LIMITS } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, font, icons, List, space, VisuallyHidden } from '@worrystone/ui'
import { styled } from 'styled-components'

/** Which of the three rules for a new password are met. Not announced: it changes with every key. */
export function PasswordRules({ password }: { password: string }) {
  const t = useT()
  // The rules of the contract, which decides on submit.
  const rules = [
    { name: t('At least 8 characters'), isMet: password.length >= LIMITS.passwordMin },
    { name: t('Uppercase and lowercase letters'), isMet: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) },
    { name: t('At least one number'), isMet: /\d/.test(password) },
  ]
  return (
    <RuleList direction="row" aria-label={t('Password rules')}>
      {rules.map(({ name, isMet }) => (
        <Rule key={name} $isMet={isMet}>
          {isMet ? <icons.Check size={16} aria-hidden="true" /> : <Dot aria-hidden="true" />}
          {name}
          <VisuallyHidden>{isMet ? t('met') : t('not met yet')}</VisuallyHidden>
        </Rule>
      ))}
    </RuleList>
  )
}

const RuleList = styled(List)`
  gap: ${space[1]} ${space[4]};
  margin-block-start: calc(-1 * ${space[3]});
  font-size: ${font.size.s};
`

const Rule = styled.li<{ $isMet: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${({ $isMet }) => ($isMet ? color.primaryInk : color.inkSoft)};
`

const Dot = styled.span`
  inline-size: 0.375rem;
  block-size: 0.375rem;
  margin-inline: 5px;
  border-radius: 50%;
  background: ${color.lineStrong};
`
