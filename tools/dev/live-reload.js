// Added to pages under development: reloads when there is a new build, and shows the errors of a failed one.
{
  const currentBuild = document.currentScript?.dataset.build
  const events = new EventSource('/.worrystone-dev/events')
  const panel = document.createElement('div')

  events.addEventListener('build', ({ data }) => {
    panel.remove()
    if (JSON.parse(data).build !== currentBuild) location.reload()
  })
  events.addEventListener('failed', ({ data }) => {
    const { message } = JSON.parse(data)
    console.error(`This build failed; the page shows the last good one.\n${message}`)
    show(message)
  })
  // A page that unloads closes its connection at once: a browser has six per host.
  addEventListener('pagehide', () => events.close())

  /** @param {string} message */
  function show(message) {
    const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' })
    const text = Object.assign(document.createElement('pre'), { textContent: message })
    close.addEventListener('click', () => panel.remove())
    panel.setAttribute('role', 'alert')
    // By script: the site's policy allows no style attributes.
    panel.style.cssText =
      'position:fixed;z-index:2147483647;inset:auto 0 0 0;max-height:50vh;overflow:auto;padding:1rem;background:#2b0d0d;color:#ffe3df;font:13px/1.5 ui-monospace,monospace'
    text.style.cssText = 'margin:0;white-space:pre-wrap'
    close.style.cssText = 'float:inline-end;font:inherit'
    panel.replaceChildren(close, text)
    document.body.append(panel)
  }
}
