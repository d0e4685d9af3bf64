import type { User } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import {
  Button,
  Card,
  color,
  Heading,
  IconText,
  icons,
  List,
  Row,
  Skeleton,
  Stack,
  TextLink,
  target,
  VisuallyHidden,
} from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { type Step, useFirstSteps } from './use-first-steps.ts'

/** A checklist for new members; without it, a reminder while the address is not verified. */
export function FirstSteps({ user }: { user: User }) {
  const t = useT()
  const id = useId()
  const { hasRoute } = usePlatform()
  const { steps, isLoading, putAway } = useFirstSteps(user)
  if (isLoading) return <Skeleton height="17rem" />
  if (!steps) return user.emailVerified ? null : <VerificationReminder />
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <Row justify="between">
          <Heading id={id}>{t('First steps')}</Heading>
          <Button kind="plain" size="s" onClick={putAway}>
            {t('Put away')}
          </Button>
        </Row>
        <List>
          {steps
            .filter(({ to }) => hasRoute(to.replace(/[?#].*/, '')))
            .map((step) => (
              <li key={step.label}>
                <StepLine step={step} />
              </li>
            ))}
        </List>
      </Stack>
    </Card>
  )
}

function StepLine({ step: { to, label, isDone, onFollow } }: { step: Step }) {
  const t = useT()
  const Icon = isDone ? icons.CircleCheck : icons.ChevronRight
  return (
    <StepLink to={to} onClick={onFollow} $isDone={isDone}>
      <Icon size={20} aria-hidden="true" />
      <span>{label}</span>
      {isDone && <VisuallyHidden>{t('done')}</VisuallyHidden>}
    </StepLink>
  )
}

function VerificationReminder() {
  const t = useT()
  return (
    <IconText tone="inkSoft" iconTone="accentInk">
      <icons.Mail size={18} />
      <span>
        {t('Your email is not verified yet.')}{' '}
        <TextLink as={Link} to="/settings#verification">
          {t('Verify your email')}
        </TextLink>
      </span>
    </IconText>
  )
}

const StepLink = styled(Link)<{ $isDone: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: ${target};
  color: ${({ $isDone }) => ($isDone ? color.inkSoft : color.primaryInk)};
  font-weight: ${({ $isDone }) => !$isDone && 650};
  text-decoration: none;
  > svg { flex: none; color: ${color.primaryInk}; }
  > span { text-decoration: ${({ $isDone }) => $isDone && 'line-through'}; }
  &:hover > span { text-decoration: underline; }
  [dir='rtl'] & > svg { transform: ${({ $isDone }) => !$isDone && 'scaleX(-1)'}; }
`
