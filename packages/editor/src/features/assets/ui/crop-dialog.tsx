import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import type { Box } from '../../../geometry/rect.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'
import { Segments } from '../../../ui/inputs/segments.tsx'
import { useLibrary } from '../model/asset-context.ts'
import type { AssetFile } from '../model/assets.queries.ts'
import { ASSETS_TEXTS } from '../model/assets.texts.ts'
import { largestArea, wholeArea } from '../model/crop-area.ts'
import { CropFrame } from './crop-frame.tsx'
import './crop.css'

/** Offered aspect ratios besides the free one. */
const RATIOS = [
  { value: '1:1', ratio: 1 },
  { value: '4:3', ratio: 4 / 3 },
  { value: '16:9', ratio: 16 / 9 },
  { value: '750×360', ratio: 750 / 360 },
] as const

/** Crops a picture; the result is uploaded as a new file. */
export function CropDialog(props: { readonly file: AssetFile; readonly onClose: () => void }): ReactNode {
  const { file, onClose } = props
  const text = useText()
  const library = useLibrary()
  const [ratio, setRatio] = useState<string>('free')
  const aspect = RATIOS.find(({ value }) => value === ratio)?.ratio
  const [area, setArea] = useState(() => largestArea(file, undefined))
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const chooseRatio = (value: string) => {
    setRatio(value)
    const next = RATIOS.find((offered) => offered.value === value)?.ratio
    if (next !== undefined) setArea(largestArea(file, next))
  }
  const save = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const { width, height } = area
      const base = file.name.replace(/\.[^.]*$/, '')
      const cut = await cropPicture(file, area, text(ASSETS_TEXTS.cropName, { name: base, width, height }))
      library.uploads.add([cut], { folderId: file.folderId, takenNames: [] })
      onClose()
    } catch {
      // The original stays, so cropping can be repeated.
      setFailed(true)
      setBusy(false)
    }
  }
  const foot = (
    <>
      <button type="button" className="st-button" onClick={onClose}>
        {text(ASSETS_TEXTS.cancel)}
      </button>
      <button type="button" className="st-button is-primary" disabled={isBusy} onClick={() => void save()}>
        {text(ASSETS_TEXTS.cropSave)}
      </button>
    </>
  )
  return (
    <Dialog
      title={text(ASSETS_TEXTS.cropTitle, { name: file.name })}
      isWide
      className="st-crop-dialog"
      onClose={onClose}
      foot={foot}
    >
      <CropFrame file={file} area={area} ratio={aspect} label={text(ASSETS_TEXTS.cropHint)} onChange={setArea} />
      <div className="st-crop-controls">
        <Segments
          role="radiogroup"
          label={text(ASSETS_TEXTS.cropRatio)}
          value={ratio}
          options={[
            { value: 'free', label: text(ASSETS_TEXTS.cropFree) },
            ...RATIOS.map(({ value }) => ({ value, label: value })),
          ]}
          onChange={chooseRatio}
        />
        {ratio === 'free' && (
          <span className="st-crop-free">
            <NumberInput
              label={text(ASSETS_TEXTS.cropWidth)}
              value={area.width}
              min={1}
              max={file.width - area.x}
              step={1}
              onChange={(width) => setArea(wholeArea({ ...area, width }, file))}
            />
            ×
            <NumberInput
              label={text(ASSETS_TEXTS.cropHeight)}
              value={area.height}
              min={1}
              max={file.height - area.y}
              step={1}
              onChange={(height) => setArea(wholeArea({ ...area, height }, file))}
            />
          </span>
        )}
        <output>{text(ASSETS_TEXTS.cropSize, { width: area.width, height: area.height })}</output>
      </div>
      <p className="st-hint">{text(ASSETS_TEXTS.cropHint)}</p>
      {hasFailed && (
        <p className="st-error" role="alert">
          {text(ASSETS_TEXTS.cropFailed)}
        </p>
      )}
    </Dialog>
  )
}

/** Output format: JPEG for photographs, else one with transparency. */
function cropFormat(mime: string): { readonly type: string; readonly ending: string; readonly quality: number } {
  return mime === 'image/jpeg'
    ? { type: 'image/jpeg', ending: 'jpg', quality: 0.92 }
    : { type: 'image/png', ending: 'png', quality: 1 }
}

/** Crops a picture of the library into a new file without scaling. Throws when it cannot be read or drawn. */
async function cropPicture(file: AssetFile, area: Box, name: string): Promise<File> {
  const answer = await fetch(file.url)
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const { type, ending, quality } = cropFormat((await answer.blob()).type)
  const picture = new Image()
  picture.src = file.url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = area.width
  canvas.height = area.height
  // Drawn in the library's size, since an SVG may have a different intrinsic one.
  canvas.getContext('2d')?.drawImage(picture, -area.x, -area.y, file.width, file.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })
  if (!blob) throw new Error('the picture could not be encoded')
  return new File([blob], `${name}.${ending}`, { type: blob.type })
}
