import { isSitePart } from '../studio/site-store.ts'
import type { StudioAction } from '../studio/studio.ts'

/** Keeps the selection as a block of the site, under a name that is asked for. */
export const SAVE_BLOCK: StudioAction = {
  name: 'block.save',
  label: { zh: '存为区块', en: 'Save as a block' },
  group: 'selection',
  menu: 'keep',
  isPossible: ({ column, page }) => !isSitePart(column) && page.selection.getState().selected.length > 0,
  run: ({ view }) => view.setState({ dialog: 'saveBlock' }),
}
