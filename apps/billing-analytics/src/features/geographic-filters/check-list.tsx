import { Checkbox, Fieldset, space } from '@worrystone/ui'
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
    <Fieldset>
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
    </Fieldset>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  column-gap: ${space[3]};
`
