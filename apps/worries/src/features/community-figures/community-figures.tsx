import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { communityApi, type CommunityFigures as Figures } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Button, breakpoint, color, font, icons, radius, Skeleton, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useFailureSentence } from '../../shared/failure-sentence.ts'

const FRESH_MS = 60_000

/** How alive the community is, up to a minute old. */
export function CommunityFigures() {
  const t = useT()
  const { number } = useFormat()
  const sentence = useFailureSentence()
  const figures = useQuery({ ...query(communityApi.figures, {}), staleTime: FRESH_MS, refetchInterval: FRESH_MS })

  if (figures.isError && !figures.data) {
    return (
      <Missing role="alert">
        <span>{sentence(figures.error, t('The figures of the community could not be loaded'))}</span>
        <Button kind="quiet" size="s" onClick={() => void figures.refetch()}>
          {t('Try Again')}
        </Button>
      </Missing>
    )
  }
  const tile = (label: string, hint: string, Icon: typeof icons.Users, part: keyof Figures) => (
    <Tile>
      <dt>
        <Icon size={18} />
        {label}
      </dt>
      <dd>
        <b>{figures.data ? number(figures.data[part]) : <Skeleton width="3rem" height="1.3em" />}</b>
        <small>{hint}</small>
      </dd>
    </Tile>
  )
  return (
    <Tiles aria-label={t('The community in figures')}>
      {tile(t('Members'), t('in all'), icons.Users, 'members')}
      {tile(t('Posts today'), t('in the last 24 hours'), icons.Feather, 'postsToday')}
      {tile(t('Support'), t('in the last 24 hours'), icons.HandHeart, 'supportToday')}
      {tile(t('Active'), t('in the last 7 days'), icons.Sprout, 'activeMembers')}
    </Tiles>
  )
}

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  margin: 0;
  @media (min-width: ${breakpoint.small}) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`

const Tile = styled.div`
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  dt { display: flex; align-items: center; gap: ${space[2]}; font-size: ${font.size.s}; color: ${color.inkSoft}; }
  dt > svg { flex: none; }
  dd { margin: ${space[1]} 0 0; }
  b { display: block; font-size: ${font.size.xl}; font-weight: 650; line-height: 1.3; font-variant-numeric: tabular-nums; }
  small { font-size: ${font.size.xs}; color: ${color.inkSoft}; }
`

const Missing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  color: ${color.inkSoft};
`
