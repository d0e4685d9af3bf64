import { call } from '@worrystone/api-client'
import { LANGUAGES, registryApi } from '@worrystone/contracts'
import type * as z from '@worrystone/contracts/zod'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Banner, Button, Card, color, Field, font, Grid, Select, Stack, space, TextInput } from '@worrystone/ui'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { BuildTag } from '../../shared/build-tag.tsx'
import { useReasonText } from './reason-text.ts'

type Answer = z.infer<typeof registryApi.explain.response>

/** The build that one visitor gets, and the reasons in the order of evaluation. */
export function ExplainPanel({ remote }: { remote: string }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const reasonText = useReasonText()
  const getReasonText = ({ reasons }: Answer, at: number) => reasons?.[at] && reasonText(reasons[at])
  const [visitor, setVisitor] = useState({ username: '', language: '', country: '' })
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function onExplain(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const given = Object.entries(visitor).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : []))
    const body = Object.fromEntries(given)
    try {
      setAnswer(await call(registryApi.explain, { params: { remote }, body }))
    } catch (error) {
      setProblem(translateMessage((error as Error).message))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card as="section" aria-labelledby="explain">
      <Stack gap={4}>
        <h2 id="explain">{t('Why this build?')}</h2>
        <form onSubmit={onExplain} noValidate>
          <Stack gap={4}>
            <Grid min="11rem" gap={4} align="start">
              <Field label={t('Username')} hint={t('Leave it empty for somebody who is not signed in.')}>
                <TextInput
                  dir="ltr"
                  maxLength={32}
                  autoCapitalize="none"
                  autoComplete="off"
                  value={visitor.username}
                  onChange={(event) => setVisitor({ ...visitor, username: event.target.value.replace('@', '') })}
                />
              </Field>
              <Field label={t('Language')}>
                <Select value={visitor.language} onChange={(event) => setVisitor({ ...visitor, language: event.target.value })}>
                  <option value="">{t('Any')}</option>
                  {LANGUAGES.map(({ code, nativeName }) => (
                    <option key={code} value={code} lang={code}>
                      {nativeName}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={t('Two letters of the country')}>
                <TextInput
                  dir="ltr"
                  maxLength={2}
                  value={visitor.country}
                  onChange={(event) => setVisitor({ ...visitor, country: event.target.value.toUpperCase() })}
                />
              </Field>
            </Grid>
            <div>
              <Button type="submit" kind="quiet" busy={isBusy}>
                {t('Explain')}
              </Button>
            </div>
          </Stack>
        </form>
        {problem && <Banner kind="danger">{problem}</Banner>}
        <div role="status">
          {answer && (
            <Stack gap={2}>
              <strong>{answer.build ? <BuildTag build={answer.build} /> : '–'}</strong>
              <Reasons>
                {answer.why.map((english, at) => (
                  <li key={english}>{getReasonText(answer, at) ?? <bdi lang="en">{english}</bdi>}</li>
                ))}
              </Reasons>
            </Stack>
          )}
        </div>
      </Stack>
    </Card>
  )
}

const Reasons = styled.ol`
  margin: 0;
  padding-inline-start: ${space[5]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
  > li { overflow-wrap: anywhere; }
`
