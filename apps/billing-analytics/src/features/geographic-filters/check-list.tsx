import { Checkbox, Fieldset, Grid } from '@worrystone/ui'

type Props = {
  legend: string
  options: { id: string; name: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** A list of checkboxes. */
export function CheckList({ legend, options, chosen, onChange }: Props) {
  return (
    <Fieldset>
      <legend>{legend}</legend>
      <Grid rowGap={0} min="10rem" keepsColumns>
        {options.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={<span dir="auto">{name}</span>}
            checked={chosen.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((chosenId) => chosenId !== id))}
          />
        ))}
      </Grid>
    </Fieldset>
  )
}
