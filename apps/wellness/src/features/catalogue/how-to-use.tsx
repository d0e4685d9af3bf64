import { useFormat, useT } from '@worrystone/i18n'
import { Columns, IconDisc, Row, SectionCard, Stack, Text } from '@worrystone/ui'

/** Three steps from reading about a technique to using it. */
export function HowToUse() {
  const t = useT()
  const { number } = useFormat()
  const steps = [
    { title: t('Learn'), text: t('Read what it is for and when it helps. One is enough for today.') },
    { title: t('Practice'), text: t('Try it while it is calm, so that it is there when you need it.') },
    { title: t('Apply'), text: t('Use it when it gets heavy. If it does not help, another one may.') },
  ]
  return (
    <SectionCard title={t('How to Use')}>
      <Columns as="ol" from="small" columns={3} gap={5}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <Stack gap={1}>
              <Row wrap={false}>
                <IconDisc size="2rem" aria-hidden="true">
                  {number(index + 1)}
                </IconDisc>
                <b>{title}</b>
              </Row>
              <Text size="s" tone="inkSoft">
                {text}
              </Text>
            </Stack>
          </li>
        ))}
      </Columns>
    </SectionCard>
  )
}
