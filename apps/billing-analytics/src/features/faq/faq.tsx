import { useT } from '@worrystone/i18n'
import { ActionLink, color, Heading, radius, Stack, space, Text } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

/** Frequent questions about payment, and a contact. */
export function Faq() {
  const t = useT()
  const id = useId()
  const questions = [
    {
      question: t('Can I cancel anytime?'),
      answer: t(
        'Yes, in a few clicks under Manage subscription. You keep your plan until the time that you paid for ends. Nothing that you wrote is lost.',
      ),
    },
    {
      question: t('Is my data safe?'),
      answer: t(
        'The payment provider gets your email address and a number that stands for your account, and nothing that you write. We never see your card.',
      ),
    },
    {
      question: t('How can I pay?'),
      answer: t('By card, and by whatever else the checkout page of the payment provider offers where you live.'),
    },
    {
      question: t('Can I upgrade or downgrade?'),
      answer: t(
        'Yes. A first plan begins on this page; you change it under Manage subscription, where you see what it costs and from when before you confirm.',
      ),
    },
    {
      question: t('Is there a 30-day money-back guarantee?'),
      answer: t(
        'Yes. Write to us within 30 days of a payment and you get it back in full, without giving a reason. Your plan ends with that.',
      ),
    },
  ]
  return (
    <Stack as="section" gap={3} max="42.5rem" aria-labelledby={id}>
      <Heading id={id}>{t('Frequently Asked Questions')}</Heading>
      {questions.map(({ question, answer }) => (
        <Question key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Question>
      ))}
      <Text>
        {t('Another question?')} <ActionLink href={`mailto:support@${location.hostname}`}>{t('Contact Support')}</ActionLink>
      </Text>
    </Stack>
  )
}

const Question = styled.details`
  padding-inline: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  > summary { padding-block: ${space[3]}; color: ${color.ink}; }
  > p { margin: 0; padding-block-end: ${space[4]}; }
`
