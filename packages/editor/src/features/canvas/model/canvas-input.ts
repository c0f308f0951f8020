import { lazyModule } from '../../../ui/lazy.tsx'

// Needed only after the page is visible; fetched right after it.

/** Press handling of the canvas. */
export const pressHandlers = lazyModule(() => import('./press-node.ts'))

/** Inline text editing, opened by a double press. */
export const textEditing = lazyModule(() => import('./edit-text.ts'))
