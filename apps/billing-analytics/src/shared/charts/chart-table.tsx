import { Table, VisuallyHidden } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The first cell names the row. */
export type TableRow = { key: string; cells: string[] }

type Props = { caption: string; columns: string[]; rows: TableRow[] }

/** Figures as a table; a wide one scrolls by itself, by keyboard too, so that the page does not. */
export function ChartTable({ caption, columns, rows }: Props) {
  return (
    <Scroll tabIndex={0} role="group" aria-label={caption}>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
`
