import type { Label } from '@mallwright/contract/values'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import EasyCrop from 'react-easy-crop'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { cropSettings } from './model/crop-settings.ts'
import type { CropOptions, CropSettings } from './model/crop-settings.ts'
import { encodeCrop } from './model/encode-crop.ts'
import { createCropper } from './model/image-cropper.machine.ts'
import type { Cropper } from './model/image-cropper.machine.ts'
import '../controls/widget-controls.css'
import './image-cropper.css'

/** Texts of the cropper. Specification 2 §2.1. */
const LABELS = {
  title: { zh: '裁剪图片', en: 'Crop the picture' },
  frame: { zh: '裁剪区域，方向键移动图片', en: 'Frame: arrow keys move the picture' },
  zoom: { zh: '缩放', en: 'Zoom' },
  apply: { zh: '确定', en: 'Confirm' },
  loading: { zh: '图片加载中…', en: 'Loading the picture…' },
  unreadable: { zh: '图片无法显示', en: 'This picture cannot be shown' },
  failed: { zh: '图片裁剪失败', en: 'The picture could not be cropped' },
} satisfies Record<string, Label>

const MAX_ZOOM = 4

/** Props of the cropper. */
export interface ImageCropperProps extends CropOptions {
  readonly file: File
  readonly onCrop: (picture: File) => void
  readonly onClose: () => void
}

/** A picture that is moved and zoomed behind a frame of a fixed ratio. Load it lazily. Specification 2 §2.1. */
export function ImageCropper(props: ImageCropperProps): ReactNode {
  const { file, onClose } = props
  const translate = useText()
  const settings = cropSettings(props, file.type)
  const cropper = useCropper(props, settings)
  const { phase, url } = useStore(cropper.state)
  const message = phase === 'ready' || phase === 'cropping' ? '' : translate(LABELS[phase])
  return (
    <Sheet title={translate(LABELS.title)} size={85} onClose={onClose}>
      <CropView {...{ url, cropper }} aspect={settings.aspect} isReadable={phase !== 'unreadable'} />
      <p className="wg-crop-message" role="status">
        {message}
      </p>
      <div className="shop-sheet-foot wg-buttons">
        <Button kind="quiet" onClick={onClose}>
          {translate(KIT_LABELS.cancel)}
        </Button>
        <Button
          isBusy={phase === 'cropping'}
          isDisabled={phase === 'loading' || phase === 'unreadable'}
          onClick={() => void cropper.crop()}
        >
          {translate(LABELS.apply)}
        </Button>
      </div>
    </Sheet>
  )
}

function CropView(props: {
  readonly url: string
  readonly cropper: Cropper
  readonly aspect: number
  readonly isReadable: boolean
}): ReactNode {
  const { url, cropper, aspect, isReadable } = props
  const translate = useText()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <>
      <div className="wg-crop">
        {url !== '' && isReadable && (
          <EasyCrop
            image={url}
            {...{ crop, zoom, aspect }}
            maxZoom={MAX_ZOOM}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, area) => cropper.frame(area)}
            mediaProps={{ alt: '', onError: cropper.unreadable }}
            cropperProps={{ role: 'group', 'aria-label': translate(LABELS.frame) }}
          />
        )}
      </div>
      <label className="wg-crop-zoom">
        {translate(LABELS.zoom)}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          disabled={!isReadable}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </>
  )
}

function useCropper(props: ImageCropperProps, settings: CropSettings): Cropper {
  const latest = useRef({ props, settings })
  useLayoutEffect(() => {
    latest.current = { props, settings }
  })
  const [cropper] = useState(createCropper)
  const { file } = props
  useEffect(
    () =>
      cropper.open({
        file,
        encode: (area) => encodeCrop(file, area, latest.current.settings),
        onCrop: (picture) => latest.current.props.onCrop(picture),
      }),
    [cropper, file],
  )
  return cropper
}
