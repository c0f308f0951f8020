import type { RenderedScreen } from '@mallwright/viewer/screen-html'

import { drawingUrl, findFile } from '../file/file.store.ts'
import type { AppContext } from '../gateway/app-context.ts'

/** Bytes of a drawing that is cheaper in the document than behind a request of its own: as many as a drawing of the demo mall may have. */
const MAX_BYTES = 6 * 1024

/** What a data URL escapes: its own signs, and those of the attribute that it stands in. RFC 2397. */
const ESCAPED = /[%#"'<>&\r\n\t]/g

/**
 * A screen with the drawing that its head asks the browser to load at once, if there is a small one, in its HTML: it is painted with
 * the first texts instead of two frames later. An image element runs and loads nothing of a drawing, whatever its address.
 */
export async function withInlinePicture(
  { database, storage }: AppContext,
  screen: RenderedScreen,
): Promise<RenderedScreen> {
  const { preload = '', ...head } = screen.head
  const [id = ''] = /[\da-f-]{36}(?=\/vector$)/.exec(preload) ?? []
  const source = `src="${preload}"`
  if (id === '' || preload !== drawingUrl(id) || !screen.html.includes(source)) return screen
  const file = await findFile(database.pool, id)
  if (file?.mime !== 'image/svg+xml' || file.size > MAX_BYTES) return screen
  const drawing = await storage.read(`${file.storageKey}/origin`)
  if (!drawing) return screen
  const data = drawing.toString().replace(ESCAPED, encodeURIComponent)
  return { ...screen, head, html: screen.html.replace(source, () => `src="data:image/svg+xml,${data}"`) }
}
