import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { analyticsApi, ExportFormat } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { saveAsFile } from '@worrystone/remote-kit/bundled'
import { Button, icons, Row } from '@worrystone/ui'
import type { GeographicParams } from '../../shared/figures.queries.ts'
import { fetchText } from './fetch-text.ts'

const MEDIA_TYPES: Record<ExportFormat, string> = { json: 'application/json', csv: 'text/csv;charset=utf-8' }
const FORMAT_NAMES: Record<ExportFormat, string> = { json: 'JSON', csv: 'CSV' }

/** Downloads the filtered figures as a file. */
export function ExportFigures({ filters }: { filters: GeographicParams }) {
  const t = useT()
  const save = useMutation({
    mutationFn: (format: ExportFormat) => call(analyticsApi.export, { query: { ...filters, format } }, { fetch: fetchText }),
    onSuccess: (text, format) => {
      const timestamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
      saveAsFile({ name: `analytics-${timestamp}.${format}`, text, type: MEDIA_TYPES[format] })
      toast.success(t('Analytics exported as {{format}}', { format: FORMAT_NAMES[format] }))
    },
    onError: () => toast.error(t('Failed to export analytics data'), { isRetryable: true }),
  })

  return (
    <Row>
      {ExportFormat.options.map((format) => (
        <Button
          key={format}
          kind="quiet"
          size="s"
          busy={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
        >
          <icons.Download size={18} />
          {t('Export as {{format}}', { format: FORMAT_NAMES[format] })}
        </Button>
      ))}
    </Row>
  )
}
