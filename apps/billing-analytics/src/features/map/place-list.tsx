import { useT } from '@worrystone/i18n'
import { color, font, List, space, target } from '@worrystone/ui'
import { styled } from 'styled-components'
import type { FigureFormat } from '../../shared/use-figure-format.ts'
import type { MapPlace } from './map-places.ts'

type Props = {
  /** The accessible name of the list. */
  name: string
  places: MapPlace[]
  format: FigureFormat
  /** No filter is active. */
  isComplete: boolean
  /** Opens a country's regions. */
  onOpen: ((id: string) => void) | undefined
}

/** The same figures as the map, as a list. */
export function PlaceList({ name: listName, places, format, isComplete, onOpen }: Props) {
  const t = useT()
  return (
    <Scroll tabIndex={0} role="group" aria-label={listName}>
      <PlaceItems as="ol">
        {places.map(({ id, name, totalUsers, totalPosts, averageSentiment }) => (
          <li key={id}>
            {onOpen && totalUsers !== null ? (
              <button type="button" onClick={() => onOpen(id)}>
                <bdi>{name}</bdi>
              </button>
            ) : (
              <b>
                <bdi>{name}</bdi>
              </b>
            )}
            <span>
              {totalUsers === null
                ? format.count(null)
                : t('People: {{people}} · Worries: {{worries}} · {{sentiment}}', {
                    people: format.count(totalUsers),
                    worries: format.count(totalPosts),
                    sentiment: format.sentiment(averageSentiment),
                  })}
            </span>
          </li>
        ))}
        {isComplete && (
          <li>
            <span>{t('Everywhere else: too few people to show')}</span>
          </li>
        )}
      </PlaceItems>
    </Scroll>
  )
}

/* Focusable: regions are not buttons. */
const Scroll = styled.div`
  min-inline-size: 0;
  max-block-size: 26rem;
  overflow-y: auto;
`

const PlaceItems = styled(List)`
  > li { padding-block: ${space[2]}; border-block-end: 1px solid ${color.line}; }
  > li > span { display: block; font-size: ${font.size.s}; color: ${color.inkSoft}; }
  button {
    min-block-size: ${target};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.primaryInk};
    font: inherit;
    font-weight: 650;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`
