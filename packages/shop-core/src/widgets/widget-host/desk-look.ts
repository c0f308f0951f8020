import { useLayoutEffect } from 'react'

import '../../kit/hidden-text.css'
import '../../kit/desk/desk-kit.css'
import './desk-lines.css'
import './desk-widgets.css'

/** Classes of a page at a desk, below which kit and widgets look so. */
const CLASSES = ['shop-desk', 'wg-desk'] as const

/** Gives kit and widgets of the page their look at a desk, as long as the component is there. */
export function useDeskLook(): void {
  useLayoutEffect(() => {
    const { classList } = document.body
    classList.add(...CLASSES)
    return () => classList.remove(...CLASSES)
  }, [])
}
