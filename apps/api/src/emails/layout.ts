import { directionOf, type LanguageCode } from '@worrystone/contracts'

export type EmailContent = {
  language: LanguageCode
  subject: string
  greeting: (name: string) => string
  name: string
  lines: string[]
  link: string
  button: string
  footnotes: string[]
  fallback: string
  /** A second link, apart from what the email is about. */
  aside?: { label: string; link: string }
  closing: string
}

/** The email as plain text, with the link on its own line. */
export const textBody = ({ greeting, name, lines, link, footnotes, aside, closing }: EmailContent) =>
  [greeting(name), ...lines, link, ...footnotes, ...(aside ? [`${aside.label}\n${aside.link}`] : []), closing]
    .join('\n\n')
    .concat('\n')

/** The email as HTML: it loads nothing and tracks nothing. */
export function htmlBody(content: EmailContent): string {
  const { language, subject, lines, link, button, footnotes, fallback, aside, closing } = content
  const textAlign = directionOf(language) === 'rtl' ? 'right' : 'left'
  const paragraph = (line: string, style = '') => `<p style="margin:0 0 16px;${style}">${line}</p>`
  const small = (line: string) => `<p class="quiet" style="margin:0 0 12px;font-size:14px;color:#5c6660">${line}</p>`
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: #101815 !important; color: #e8ece9 !important }
  .sheet { background: #18221e !important }
  .quiet { color: #a8b3ad !important }
  .address { color: #8fd3bd !important }
  .button { background: #8fd3bd !important; color: #0c1a15 !important }
}
</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:#faf7f2;color:#24302b;text-align:${textAlign}">
<div class="sheet" lang="${language}" dir="${directionOf(language)}" style="max-width:520px;margin:0 auto;padding:28px;border-radius:14px;background:#ffffff;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif">
${paragraph('Worrystone', 'font-size:20px;font-weight:700')}
${paragraph(greetingWithName(content))}
${lines.map((line) => paragraph(escapeHtml(line))).join('\n')}
<p style="margin:24px 0"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:#1f6f5c;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
${footnotes.map((line) => small(escapeHtml(line))).join('\n')}
${small(`${escapeHtml(fallback)}<br><a class="address" dir="ltr" href="${escapeHtml(link)}" style="color:#1f6f5c;word-break:break-all">${escapeHtml(link)}</a>`)}
${aside ? small(`<a class="address" href="${escapeHtml(aside.link)}" style="color:#1f6f5c">${escapeHtml(aside.label)}</a>`) : ''}
${paragraph(escapeHtml(closing), 'margin-top:20px')}
</div>
</body>
</html>
`
}

/** Isolates the text direction of the name from that of the sentence. */
function greetingWithName({ greeting, name }: EmailContent): string {
  const placeholder = '\u0001'
  return escapeHtml(greeting(placeholder)).replace(placeholder, () => `<bdi>${escapeHtml(name)}</bdi>`)
}

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (value: string) => value.replaceAll(/[&<>"']/g, (character) => ENTITY[character] ?? character)
