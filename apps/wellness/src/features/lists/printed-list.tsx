import type { ResourceList } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { styled } from 'styled-components'

/** The list for printing: names, contacts and notes. The shell's print style hides everything else. */
export function PrintedList({ list: { name, entries } }: { list: ResourceList }) {
  const t = useT()
  return (
    <PrintOnly data-printed>
      <h1 dir="auto">{name}</h1>
      <ol>
        {entries.map(({ resourceId, resource, note }) => (
          <li key={resourceId}>
            {resource && (
              <>
                <b dir="auto">{resource.title}</b>
                <p>{resource.description}</p>
                {resource.phone && <p dir="ltr">{resource.phone}</p>}
                {resource.sms && (
                  <p>
                    {resource.sms.body === null
                      ? t('Text {{number}}', { number: resource.sms.to })
                      : t('Text {{word}} to {{number}}', { word: resource.sms.body, number: resource.sms.to })}
                  </p>
                )}
                {resource.url && <p dir="ltr">{resource.url}</p>}
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
    </PrintOnly>
  )
}

const PrintOnly = styled.div`
  display: none;
  @media print {
    display: block;
    color: #000;
    font-size: 10.5pt;
    > h1 { margin: 0 0 1rem; font-size: 18pt; }
    > ol { margin: 0; padding-inline-start: 1.5rem; }
    > ol > li { margin-block-end: 0.75rem; break-inside: avoid; }
    > ol > li > p { margin: 0.1rem 0 0; overflow-wrap: anywhere; white-space: pre-line; text-align: start; }
  }
`
