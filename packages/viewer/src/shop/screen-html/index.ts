export { matchScreen, renderedPaths, renderScreen } from './render-screen.tsx'
export type { RenderedScreen, ScreenMatch } from './render-screen.tsx'
