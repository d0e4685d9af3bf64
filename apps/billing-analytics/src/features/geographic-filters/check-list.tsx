import { Checkbox, Fieldset, Grid } from '@worrystone/ui'

type Props = {
  legend: string
  options: { id: string; name: string }[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
}

/** A list of checkboxes. */
export function CheckList({ legend, options, selected, onChange }: Props) {
  return (
    <Fieldset>
      <legend>{legend}</legend>
      <Grid rowGap={0} min="10rem" keepsColumns>
        {options.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={<span dir="auto">{name}</span>}
            checked={selected.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...selected, id] : selected.filter((chosenId) => chosenId !== id))
            }
          />
        ))}
      </Grid>
    </Fieldset>
  )
}
