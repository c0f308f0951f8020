export { matchScreen, renderedPaths, renderScreen } from './render-screen.tsx'
export type { RenderedScreen } from './render-screen.tsx'
