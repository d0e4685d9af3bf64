import { MIN_PEOPLE } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { BulletList, SectionCard, Text } from '@worrystone/ui'
import { Link } from 'react-router-dom'

/** How the figures are made and protected, in plain words. */
export function AboutFigures({ title }: { title: string }) {
  const t = useT()
  const { number } = useFormat()
  const people = number(MIN_PEOPLE)
  return (
    <SectionCard title={title} gap={2}>
      <Text>{t('These figures tell about the community, and nothing about a single person.')}</Text>
      <details>
        <summary>{t('How the figures are protected')}</summary>
        <BulletList size="s">
          <li>
            {t(
              'Only public worries count; of the others only how many there are. Whoever does not share where they live counts in no figure about places.',
            )}
          </li>
          <li>
            {t('A figure about fewer than {{people}} people is never shown, nor one that it could be worked out from.', {
              people,
            })}
          </li>
          <li>{t('Each person counts once in a number of people, and with at most 10 worries in a number of worries.')}</li>
          <li>
            {t('Every number is changed a little by chance and rounded to 5. That is why sums do not always add up exactly.')}
          </li>
          <li>{t('Where almost all people of a region share the same category, no categories are shown there.')}</li>
          <li>{t('The figures are made once a night. Every page and every file is made of the same protected table.')}</li>
          <li>
            {t('You can leave the figures at any time:')} <Link to="/settings#location">{t('Location & Privacy')}</Link>
          </li>
        </BulletList>
      </details>
    </SectionCard>
  )
}
