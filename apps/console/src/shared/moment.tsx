import { useFigures, useNow } from './figures.ts'

type Props = {
  at: string
  /** The sentence for a relative time. */
  format: (when: string) => string
}

/** A sentence with a relative time that is kept up to date; the exact time in the tooltip. */
export function Moment({ at, format }: Props) {
  const figures = useFigures()
  const now = useNow()
  const time = Date.parse(at)
  return (
    <time dateTime={at} title={figures.exact(time)}>
      {format(figures.relative(time, now))}
    </time>
  )
}
