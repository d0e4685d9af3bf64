import { call } from '@worrystone/api-client'
import { LANGUAGES, registryApi } from '@worrystone/contracts'
import type * as z from '@worrystone/contracts/zod'
import { formError, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Banner, BulletList, Button, Card, color, Field, Grid, Select, Stack, TextInput } from '@worrystone/ui'
import { useState } from 'react'
import { BuildTag } from '../../shared/build-tag.tsx'
import { useReasonText } from './reason-text.ts'

type Explanation = z.infer<typeof registryApi.explain.response>

/** The build that one visitor gets, and the reasons in the order of evaluation. */
export function ExplainPanel({ remote }: { remote: string }) {
  const t = useT()
  const reasonText = useReasonText()
  const getReasonText = ({ reasons }: Explanation, index: number) => reasons?.[index] && reasonText(reasons[index])
  const [explanation, setExplanation] = useState<Explanation | null>(null)
  const { values, errors, change, field, form, isBusy } = useForm({
    initial: { username: '', language: '', country: '' },
    validate: () => ({}),
    async onSubmit(visitor) {
      const filledFields = Object.entries(visitor).filter(([, value]) => value.trim())
      const body = Object.fromEntries(filledFields.map(([name, value]) => [name, value.trim()]))
      setExplanation(await call(registryApi.explain, { params: { remote }, body }))
      return undefined
    },
    onError: (error) => formError((error as Error).message),
  })
  return (
    <Card as="section" aria-labelledby="explain">
      <Stack gap={4}>
        <h2 id="explain">{t('Why this build?')}</h2>
        <form {...form}>
          <Stack gap={4}>
            <Grid align="start" min="11rem" gap={4}>
              <Field label={t('Username')} hint={t('Leave it empty for somebody who is not signed in.')}>
                <TextInput
                  dir="ltr"
                  maxLength={32}
                  autoCapitalize="none"
                  autoComplete="off"
                  value={values.username}
                  onChange={(event) => change({ username: event.target.value.replace('@', '') })}
                />
              </Field>
              <Field label={t('Language')}>
                <Select {...field('language')}>
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
                  value={values.country}
                  onChange={(event) => change({ country: event.target.value.toUpperCase() })}
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
        {errors.form && <Banner kind="danger">{errors.form}</Banner>}
        <div role="status">
          {explanation && (
            <Stack gap={2}>
              <strong>{explanation.build ? <BuildTag build={explanation.build} /> : '–'}</strong>
              <BulletList as="ol" gap={0} size="s" style={{ color: color.inkSoft, overflowWrap: 'anywhere' }}>
                {explanation.why.map((english, index) => (
                  <li key={english}>{getReasonText(explanation, index) ?? <bdi lang="en">{english}</bdi>}</li>
                ))}
              </BulletList>
            </Stack>
          )}
        </div>
      </Stack>
    </Card>
  )
}
