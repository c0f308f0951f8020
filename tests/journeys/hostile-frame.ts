import type { Page } from '@playwright/test'

/** A page that speaks for a task without being it. */
const HOSTILE = `<script>for (const text of ['bmp-app-iframe-close', 'posted']) parent.postMessage(text, '*')</script>`

/** Posts the close message of tasks from the shop's own window, and from another frame without origin. */
export async function postHostileMessages(page: Page): Promise<void> {
  await page.route('**/hostile-frame', (route) => route.fulfill({ contentType: 'text/html', body: HOSTILE }))
  await page.evaluate(() => {
    window.postMessage('bmp-app-iframe-close', '*')
    const posted = new Promise<void>((resolve) => {
      window.addEventListener('message', ({ data }) => data === 'posted' && resolve())
    })
    const other = document.createElement('iframe')
    other.sandbox.add('allow-scripts')
    other.src = '/hostile-frame'
    document.body.append(other)
    return posted.then(() => other.remove())
  })
}
