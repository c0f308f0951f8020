import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/**
 * Renders a complete tree to markup, its lazy parts included. One renderer for pages and screens: React's others keep
 * contexts of their own, and would read what this one has left in them.
 */
export async function renderMarkup(tree: ReactNode): Promise<string> {
  // Complete boundaries stay in place: out of line they would need a script.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Infinity })
  // React prepends preloads of eager pictures; the document has its own.
  return (await new Response(prelude).text()).replace(/^(?:<link[^>]*>)*/, '')
}
