import { Popover } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import { HexAlphaColorPicker } from 'react-colorful'

/** Colours that are always at hand: ink, paper and the mall's reds. */
const SWATCHES = [
  '#1d2129',
  '#646b78',
  '#ffffff',
  '#f5f6f8',
  '#d81e2c',
  '#ff4200',
  '#fff3ec',
  '#ffb400',
  '#1a7a47',
  '#1659d6',
]

/** The picker beside a swatch. */
export function ColourPicker(props: {
  readonly anchor: RefObject<HTMLElement | null>
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { anchor, name, value, onChange, onClose } = props
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} side="bottom" align="start" sideOffset={8} className="st-positioner">
          <Popover.Popup className="st-popup st-portal st-colour-popup" aria-label={name}>
            <HexAlphaColorPicker color={value === '' ? '#ffffff' : value} onChange={onChange} />
            <div className="st-swatches">
              {SWATCHES.map((colour) => (
                <button
                  key={colour}
                  type="button"
                  className="st-swatch"
                  aria-label={colour}
                  aria-pressed={colour === value}
                  style={{ backgroundColor: colour }}
                  onClick={() => onChange(colour)}
                />
              ))}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
