import { Checkbox, space } from '@worrystone/ui'
import { styled } from 'styled-components'

type Props = {
  legend: string
  options: { id: string; name: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Several of a list, each by its checkbox. */
export function CheckList({ legend, options, chosen, onChange }: Props) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Grid>
        {options.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={<span dir="auto">{name}</span>}
            checked={chosen.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </Grid>
    </Group>
  )
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0; margin-block-end: ${space[1]}; font-weight: 650; }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  column-gap: ${space[3]};
`
