import type { Label } from '@mallwright/contract/values'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/index.ts'
import type { Camera, Scan } from './scan-popup.machine.ts'

/** Button that reads the code in a picture of the album, or in a photo that the device's own camera takes. */
export function PictureButton<C extends Camera>(props: {
  readonly label: Label
  readonly isFromCamera?: boolean
  readonly scan: Scan<C>
}): ReactNode {
  const { label, isFromCamera = false, scan } = props
  const translate = useText()
  const input = useRef<HTMLInputElement>(null)
  const isReading = useStore(scan.state, (state) => state.isReading)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        {...(isFromCamera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          // The same picture may be chosen again.
          target.value = ''
          if (picture) void scan.readPicture(picture)
        }}
      />
      <button type="button" disabled={isReading} onClick={() => input.current?.click()}>
        {translate(label)}
      </button>
    </>
  )
}
