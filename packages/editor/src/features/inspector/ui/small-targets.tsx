import type { Node } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../../studio/studio.ts'

/** Minimum size of tap targets in page px. Issue 3 §4; WCAG 2.2, 2.5.5. */
const TAP_TARGET = 44

const WARNING: Label = {
  zh: '可点区域只有 {width} × {height}，手指容易点偏，建议不小于 44 × 44',
  en: 'What can be tapped is only {width} × {height}; thumbs need 44 × 44',
}

interface Target {
  readonly width: number
  readonly height: number
}

/** Warns when a tap target of the selected node is too small. */
export function SmallTargets({ node }: { readonly node: Node }): ReactNode {
  const text = useText()
  const target = useSmallest(node)
  if (!target) return null
  return (
    <p className="st-warning" role="status">
      <TriangleAlert />
      {text(WARNING, { width: Math.round(target.width), height: Math.round(target.height) })}
    </p>
  )
}

/** Smallest undersized tap target, measured after each change of the node. */
function useSmallest(node: Node): Target | undefined {
  const { canvas, view } = useStudio()
  const zoom = useStore(view, (state) => state.zoom)
  const [smallest, setSmallest] = useState<Target>()
  useEffect(() => {
    // After the canvas has rendered the change.
    const frame = requestAnimationFrame(() => setSmallest(smallestTarget(canvas.elementOf(node.id), zoom)))
    return () => cancelAnimationFrame(frame)
  }, [canvas, node, zoom])
  return smallest
}

function smallestTarget(element: HTMLElement | undefined, zoom: number): Target | undefined {
  const targets = [...(element?.querySelectorAll('a[href], button') ?? [])].flatMap((target): Target[] => {
    // Targets of nested nodes are reported there.
    if (target.closest<HTMLElement>('[data-node]')?.dataset['node'] !== element?.dataset['node']) return []
    const { width, height } = target.getBoundingClientRect()
    return width > 0 && height > 0 ? [{ width: width / zoom, height: height / zoom }] : []
  })
  const small = targets.filter(({ width, height }) => Math.min(width, height) < TAP_TARGET - 0.5)
  return small.toSorted((a, b) => Math.min(a.width, a.height) - Math.min(b.width, b.height))[0]
}
