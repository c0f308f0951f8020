import type { ReactNode } from 'react'

import { PageOverview } from './page-overview.tsx'
import { Rulers } from './rulers.tsx'
import './canvas-aids.css'

/** What lies beside the page and helps to measure it and to find one's way. */
export function CanvasAids(): ReactNode {
  return (
    <>
      <Rulers />
      <PageOverview />
    </>
  )
}
