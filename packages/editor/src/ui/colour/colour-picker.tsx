import { Popover } from '@base-ui/react/popover'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode, RefObject } from 'react'
import { HexAlphaColorPicker } from 'react-colorful'

import { usePersisted } from '../use-persisted.ts'
import { recentColours, rememberColour } from './recent-colours.ts'

const TEXTS = {
  site: { zh: '站点颜色', en: 'Colours of the site' },
  recent: { zh: '最近使用', en: 'Recent' },
  usual: { zh: '常用', en: 'Usual' },
} satisfies Record<string, Label>

/** Default swatches. */
const USUAL = ['#1d2129', '#646b78', '#ffffff', '#f5f6f8', '#fff3ec', '#ffb400', '#1a7a47', '#1659d6']

/** A colour to choose from. */
export interface Swatch {
  readonly colour: string
  /** Its role, such as the brand colour; absent for a mere colour. */
  readonly name?: string
}

/** Colour picker with the site's, recent and default swatches. */
export function ColourPicker(props: {
  readonly anchor: RefObject<HTMLElement | null>
  readonly name: string
  readonly value: string
  readonly siteColours: readonly Swatch[]
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { anchor, name, value, siteColours, onChange, onClose } = props
  const text = useText()
  const recent = usePersisted(recentColours)
  const close = () => {
    rememberColour(value)
    onClose()
  }
  const groups: readonly { readonly label: Label; readonly swatches: readonly Swatch[] }[] = [
    { label: TEXTS.site, swatches: siteColours },
    { label: TEXTS.recent, swatches: recent.map((colour) => ({ colour })) },
    { label: TEXTS.usual, swatches: USUAL.map((colour) => ({ colour })) },
  ]
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} side="bottom" align="start" sideOffset={8} className="st-positioner">
          <Popover.Popup className="st-popup st-portal st-colour-popup" aria-label={name}>
            <HexAlphaColorPicker color={value === '' ? '#ffffff' : value} onChange={onChange} />
            {groups.map(
              ({ label, swatches }) =>
                swatches.length > 0 && (
                  <div key={label.en} role="group" aria-label={text(label)}>
                    <p className="st-hint">{text(label)}</p>
                    <div className="st-swatches">
                      {swatches.map((swatch) => (
                        <SwatchButton
                          key={swatch.name ?? swatch.colour}
                          {...swatch}
                          isChosen={swatch.colour === value}
                          onChange={onChange}
                        />
                      ))}
                    </div>
                  </div>
                ),
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function SwatchButton(
  props: Swatch & { readonly isChosen: boolean; readonly onChange: (value: string) => void },
): ReactNode {
  const { colour, name, isChosen, onChange } = props
  const label = name ? `${name} ${colour}` : colour
  return (
    <button
      type="button"
      className="st-swatch"
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      style={{ backgroundColor: colour }}
      onClick={() => onChange(colour)}
    />
  )
}
