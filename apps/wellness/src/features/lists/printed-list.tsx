import type { ResourceList } from '@worrystone/contracts'
import { styled } from 'styled-components'

/** The list on paper: names, ways to reach and notes, nothing else of the page. */
export function PrintedList({ list: { name, entries } }: { list: ResourceList }) {
  return (
    <Paper>
      <h1 dir="auto">{name}</h1>
      <ol>
        {entries.map(({ resourceId, resource, note }) => (
          <li key={resourceId}>
            {resource && (
              <>
                <b dir="auto">{resource.title}</b>
                <p>{resource.description}</p>
                {[resource.phone, resource.sms?.to, resource.url].filter(Boolean).map((way) => (
                  <p key={way} dir="ltr">
                    {way}
                  </p>
                ))}
              </>
            )}
            {note && (
              <p dir="auto">
                <i>{note}</i>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Paper>
  )
}

const Paper = styled.div`
  display: none;
  @media print {
    display: block;
    color: #000;
    font-size: 10.5pt;
    :root:has(&) :not(head, head *, :has(&), &, & *) { display: none; }
    > h1 { margin: 0 0 1rem; font-size: 18pt; }
    > ol { margin: 0; padding-inline-start: 1.5rem; }
    > ol > li { margin-block-end: 0.75rem; break-inside: avoid; }
    > ol > li > p { margin: 0.1rem 0 0; overflow-wrap: anywhere; white-space: pre-line; text-align: start; }
  }
`
