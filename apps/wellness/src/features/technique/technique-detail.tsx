import { Stars } from '@worrystone/community-ui'
import type { Technique } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { PageHeader, useUser } from '@worrystone/remote-kit/bundled'
import { Badge, ButtonLink, color, font, Grid, icons, Row, SectionCard } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Cautions } from '../../shared/cautions.tsx'
import { ItemPicture } from '../../shared/item-picture.tsx'
import { TagList } from '../../shared/tag-list.tsx'
import { TextListCard } from '../../shared/text-list-card.tsx'
import { AdditionalResources } from './additional-resources.tsx'
import { OwnRating } from './own-rating.tsx'
import { TechniqueEvidence } from './technique-evidence.tsx'

export function TechniqueDetail({ technique }: { technique: Technique }) {
  const t = useT()
  const { number } = useFormat()
  const isMember = useUser() !== null
  const { title, description, imageUrl, category, effectiveness, effectivenessFrom, scienceBasedRating, tags, exercise } =
    technique
  return (
    <>
      <PageHeader title={title}>{description}</PageHeader>
      <ItemPicture url={imageUrl} isEager />
      <Row gap={3}>
        <Badge kind="primary">{category.name}</Badge>
        <Stars value={effectiveness} />
        <TagList tags={tags} />
      </Row>
      <TextListCard title={t('How to Use This Technique')} lines={technique.instructions.split('\n')} isNumbered />
      <TextListCard title={t('When to Use This Technique')} lines={technique.whenToUse} />
      <Cautions title={t('When not to use it')} lines={technique.whenNotToUse} />
      <SectionCard title={t('Ready to Try?')} gap={3}>
        <Row>
          <ButtonLink as={Link} to={exercise ? `/wellness/exercises/${exercise.id}` : '/wellness/exercises'}>
            <icons.Play size={18} />
            {exercise ? exercise.title : t('Guided Exercises')}
          </ButtonLink>
        </Row>
      </SectionCard>
      <Facts as="dl" min="14rem" gap={4}>
        <div>
          <dt>{t('Effectiveness')}</dt>
          <dd>
            <b>{t('{{rating}} of 5', { rating: number(effectiveness) })}</b>
            <small>
              {effectivenessFrom === 'people'
                ? t('What people here say')
                : t('What the editors think, until enough people have rated')}
            </small>
          </dd>
        </div>
        <div>
          <dt>{t('Science-based rating')}</dt>
          <dd>
            <b>{t('{{rating}} of 5', { rating: number(scienceBasedRating) })}</b>
            <small>{t('How well it has been studied')}</small>
          </dd>
        </div>
      </Facts>
      <TechniqueEvidence evidence={technique.evidence} sources={technique.sources} />
      {technique.resources.length > 0 && <AdditionalResources resources={technique.resources} />}
      {isMember && <OwnRating techniqueId={technique.id} />}
    </>
  )
}

const Facts = styled(Grid)`
  margin: 0;
  dt { font-size: ${font.size.s}; color: ${color.inkSoft}; }
  dd { margin: 0; }
  b { display: block; font-size: ${font.size.l}; }
  small { color: ${color.inkSoft}; font-size: ${font.size.s}; }
`
