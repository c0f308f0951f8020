import { PAGE_WIDTH } from '../appearance/page-width.ts'
import { titleText } from './title-text.ts'
import type { ModuleTitleProps } from './module-title.ts'

// Lengths in page px, as in module-title.css.
const MORE_WIDTH = 72
const BESIDE_GAP = 8
const DECORATION_WIDTH = { none: 0, bar: 12, underline: 0, marker: 0, lines: 80 } as const
const UNDERLINE_HEIGHT = 9
const SUBTITLE_LINE = 1.5
const BELOW_GAP = 2

/** Height of a single-line title in page px; a Chinese character is as wide as high. */
export function moduleTitleHeight(props: ModuleTitleProps): number | undefined {
  if (props.kind === 'hidden') return undefined
  const isBelow = props.subtitlePlace === 'below'
  const subtitle = props.subtitle.length * props.subtitleSize
  const beside = isBelow || subtitle === 0 ? 0 : subtitle + BESIDE_GAP
  const room =
    PAGE_WIDTH - 2 * props.marginX - DECORATION_WIDTH[props.decoration] - (props.isMoreShown ? MORE_WIDTH : 0)
  const first = titleText(props, 'zh-CN').length * props.fontSize + beside
  if (first === 0 || first > room || (isBelow && subtitle > room)) return undefined
  const below = isBelow && subtitle > 0 ? BELOW_GAP + props.subtitleSize * SUBTITLE_LINE : 0
  const underline = props.decoration === 'underline' ? UNDERLINE_HEIGHT : 0
  return props.fontSize * props.lineHeight + underline + below + 2 * props.marginY
}
