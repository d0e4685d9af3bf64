import { call } from '@worrystone/api-client'
import { analyticsApi, ExportFormat } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { saveAsFile } from '@worrystone/remote-kit/bundled'
import { Button, icons, Row } from '@worrystone/ui'
import { useState } from 'react'
import { fetchText } from './fetch-text.ts'

type Filters = {
  timeRange: '30d' | '90d' | '1y'
  countries: string
  regions: string
  categories: string
  minUserThreshold: number
}

const MEDIA_TYPES: Record<ExportFormat, string> = { json: 'application/json', csv: 'text/csv;charset=utf-8' }
const FORMAT_NAMES: Record<ExportFormat, string> = { json: 'JSON', csv: 'CSV' }

/** Downloads the filtered figures as a file. */
export function ExportFigures({ filters }: { filters: Filters }) {
  const t = useT()
  const [busy, setBusy] = useState<ExportFormat | null>(null)

  async function save(format: ExportFormat) {
    setBusy(format)
    try {
      const text = await call(analyticsApi.export, { query: { ...filters, format } }, { fetch: fetchText })
      const timestamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
      saveAsFile({ name: `analytics-${timestamp}.${format}`, text, type: MEDIA_TYPES[format] })
      toast.success(t('Analytics exported as {{format}}', { format: FORMAT_NAMES[format] }))
    } catch {
      toast.error(t('Failed to export analytics data'), { isRetryable: true })
    } finally {
      setBusy(null)
    }
  }

  return (
    <Row>
      {ExportFormat.options.map((format) => (
        <Button key={format} kind="quiet" size="s" busy={busy === format} onClick={() => void save(format)}>
          <icons.Download size={18} />
          {t('Export as {{format}}', { format: FORMAT_NAMES[format] })}
        </Button>
      ))}
    </Row>
  )
}
