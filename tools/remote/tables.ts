const WIDTH = 80
const LABEL_WIDTH = 11

type Column<Row> = { title: string; format: (row: Row) => string; isNumber?: boolean }

/** Aligned columns; numbers to the right, no space at line ends. Meant for 80 columns, never truncated. */
export function table<Row>(rows: readonly Row[], columns: Column<Row>[]): string {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => column.format(row)))]
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)))
  return cells
    .map((line) =>
      line
        .map((cell, index) => (columns[index]?.isNumber ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Wraps a text between words; further lines are indented to the first one's text. */
export function wrap(text: string, indent = 0): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && indent + line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`)
}

/** A label and its value, as one paragraph of a list: `stable     0123…`. */
export const labelled = (label: string, text: string): string => `${label.padEnd(LABEL_WIDTH)}${wrap(text, LABEL_WIDTH)}`

/** 1250 basis points are `12.5 %`. */
export const percent = (bp: number): string => `${bp / 100} %`

/** A share of visits: `0.2 %`, `31 %`. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(part === 0 || part * 10 >= whole ? 0 : 1)} %`

export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1_000)} KB`

const SPANS = [
  { ms: 86_400_000, name: 'day' },
  { ms: 3_600_000, name: 'hour' },
  { ms: 60_000, name: 'minute' },
  { ms: 1_000, name: 'second' },
]

/** `2 days`, `34 minutes`: the largest unit, rounded. */
export function span(ms: number): string {
  const unit = SPANS.find((each) => ms >= each.ms) ?? { ms: 1_000, name: 'second' }
  const count = Math.max(0, Math.round(ms / unit.ms))
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`
}

export const ago = (time: string): string => {
  const ms = Date.now() - Date.parse(time)
  return ms < 1_000 ? 'just now' : `${span(ms)} ago`
}
