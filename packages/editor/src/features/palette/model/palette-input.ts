import { lazyModule } from '../../../ui/lazy.tsx'

/** Inserting modules by drag or click; fetched after the first paint. */
export const paletteDrag = lazyModule(() => import('./palette-drag.ts'))
