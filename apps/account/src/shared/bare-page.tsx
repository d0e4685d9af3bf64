import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { Banner, color, font, space, Text } from '@worrystone/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { AuthCard } from './auth-card.tsx'

type Props = {
  title: string
  lead?: ReactNode
  /** False where the page has its own link home. */
  hasWayHome?: boolean
  children?: ReactNode
}

/** A page without header and sidebar: one card, one task, and a link home. */
export function BarePage({ title, lead, hasWayHome = true, children }: Props) {
  const t = useT()
  usePageTitle(title)
  return (
    <AuthCard footer={hasWayHome && <QuietLink to="/">{t('Back to home')}</QuietLink>}>
      <PageHeading>{title}</PageHeading>
      {lead ? <Lead>{lead}</Lead> : null}
      {children}
    </AuthCard>
  )
}

/** Moves the focus to the heading when the page is replaced in place ('Check your email'). */
export function useHeadingFocus(view: string) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  }, [view])
}

type FormErrorProps = { errors: { form?: string | null | undefined; detail?: string | undefined }; children?: ReactNode }

/** The error of the whole form, in the reader's language; nothing without one. */
export function FormError({ errors: { form, detail }, children }: FormErrorProps) {
  if (!form) return null
  return (
    <Banner kind="danger">
      <Text>{form}</Text>
      {detail ? <Text>{detail}</Text> : null}
      {children}
    </Banner>
  )
}

export const QuietLink = styled(Link)`
  display: inline-block;
  padding-block: ${space[3]};
  color: ${color.primaryInk};
  font-size: ${font.size.s};
`

/** A question and its link below a form: 'New here? Create your account'. */
export const Aside = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  column-gap: ${space[2]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

const Lead = styled.p`
  text-align: center;
  text-wrap: balance;
  color: ${color.inkSoft};
`
