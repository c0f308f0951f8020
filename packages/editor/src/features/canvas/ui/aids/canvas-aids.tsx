import type { ReactNode } from 'react'

import { PageOverview } from './page-overview.tsx'
import { Rulers } from './rulers.tsx'
import './canvas-aids.css'

/** Rulers and page overview. */
export function CanvasAids(): ReactNode {
  return (
    <>
      <Rulers />
      <PageOverview />
    </>
  )
}
