import { useText } from '@mallwright/shop-core/i18n'
import { SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../studio/studio.ts'
import { IconButton } from '../ui/icon-button.tsx'

const LABEL = { zh: '画布显示深色效果', en: 'Dark page on the canvas' }

/** Switches the theme that the canvas shows the page in. */
export function CanvasThemeButton(): ReactNode {
  const { view } = useStudio()
  const text = useText()
  const isDark = useStore(view, ({ canvasTheme }) => canvasTheme === 'dark')
  return (
    <IconButton
      label={text(LABEL)}
      aria-pressed={isDark}
      onClick={() => view.setState({ canvasTheme: isDark ? 'light' : 'dark' })}
    >
      <SunMoon />
    </IconButton>
  )
}
