import { Button } from '@worrystone/ui'

type Props = { form: { isBusy: boolean }; label: string; busyLabel: string }

/** The submit button of a bare page. */
export function SubmitButton({ form: { isBusy }, label, busyLabel }: Props) {
  return (
    <Button type="submit" wide busy={isBusy}>
      {isBusy ? busyLabel : label}
    </Button>
  )
}
