import { definitionOf } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'

import { useStore, useStudio } from '../../../studio/studio.ts'
import type { Swatch } from '../../../ui/colour/colour-picker.tsx'

/** The named colours of the drafted site theme. */
export function useSiteColours(): readonly Swatch[] {
  const text = useText()
  const theme: Readonly<Record<string, unknown>> = useStore(useStudio().site, ({ frame }) => frame.theme)
  return Object.entries(definitionOf('site-look')?.fields ?? {}).flatMap(([name, field]) => {
    if (field.kind !== 'colour') return []
    const colour = theme[name] || field.default
    return typeof colour === 'string' && colour !== '' ? [{ colour, name: text(field.label) }] : []
  })
}
