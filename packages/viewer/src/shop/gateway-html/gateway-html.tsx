import { lazy, memo, Suspense } from 'react'
import type { ReactNode } from 'react'

import { loadScript } from '../../runtime/index.ts'

const ParsedHtml = lazy(async () => {
  const { ParsedHtml: parsed } = await loadScript(() => import('./parsed-html.tsx'))
  return { default: parsed }
})

/**
 * Renders HTML of the gateway as checked rich text: the only place where foreign HTML is shown. A memo, because a prerendered
 * boundary that is rendered again before its parser has loaded would fall back to the skeleton.
 */
export const GatewayHtml = memo(function GatewayHtml(props: {
  readonly html: string
  readonly className: string
}): ReactNode {
  const { html, className } = props
  return (
    <div className={className}>
      <Suspense fallback={<span className="shop-skeleton-bar" aria-busy="true" />}>
        <ParsedHtml html={html} />
      </Suspense>
    </div>
  )
})
