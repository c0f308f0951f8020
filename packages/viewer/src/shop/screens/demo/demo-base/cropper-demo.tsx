import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'
import { useWidgetSheet } from '@mallwright/shop-core/widgets/widget-host'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { DemoSetting } from '../demo-setting.tsx'

/** Loaded with its first picture. */
const ImageCropper = lazy(async () => ({
  default: (await import('@mallwright/shop-core/widgets/image-cropper')).ImageCropper,
}))

const LABELS = {
  title: { zh: '图片裁剪', en: 'Picture cropper' },
  ratio: { zh: '比例', en: 'Ratio' },
  maxSize: { zh: '最长边', en: 'Longest side' },
  quality: { zh: '质量', en: 'Quality' },
  choose: { zh: '选择图片', en: 'Choose a picture' },
  broken: { zh: '无法显示的图片', en: 'A broken picture' },
  result: { zh: '裁剪结果 {bytes} 字节', en: 'Cropped: {bytes} bytes' },
}

const RATIOS = ['1,1', '4,3', '16,9']
const SIZES = ['256', '1024', '2000']
const QUALITIES = ['0.1', '0.6', '1']

/** Crops a picture of the device by the settings. */
export function CropperDemo(): ReactNode {
  const translate = useText()
  const input = useRef<HTMLInputElement>(null)
  const sheet = useWidgetSheet('crop')
  const [file, setFile] = useState<File>()
  const [ratio, setRatio] = useState('1,1')
  const [maxSize, setMaxSize] = useState('1024')
  const [quality, setQuality] = useState('1')
  const [result, setResult] = useState<{ readonly url: string; readonly bytes: number }>()
  useEffect(() => () => URL.revokeObjectURL(result?.url ?? ''), [result])
  const named = (values: readonly string[]) => values.map((value) => ({ id: value, name: value.replace(',', ' : ') }))
  const open = (chosen: File | undefined) => {
    if (!chosen) return
    setFile(chosen)
    sheet.open()
  }
  return (
    <section className="shop-demo-card">
      <h2>{translate(LABELS.title)}</h2>
      <DemoSetting label={translate(LABELS.ratio)} choices={named(RATIOS)} chosen={ratio} onChoose={setRatio} />
      <DemoSetting label={translate(LABELS.maxSize)} choices={named(SIZES)} chosen={maxSize} onChoose={setMaxSize} />
      <DemoSetting
        label={translate(LABELS.quality)}
        choices={named(QUALITIES)}
        chosen={quality}
        onChoose={setQuality}
      />
      <input ref={input} type="file" accept="image/*" hidden onChange={({ target }) => open(target.files?.[0])} />
      <div className="shop-demo-buttons">
        <Button onClick={() => input.current?.click()}>{translate(LABELS.choose)}</Button>
        <Button kind="quiet" onClick={() => open(new File(['?'], 'broken.png', { type: 'image/png' }))}>
          {translate(LABELS.broken)}
        </Button>
      </div>
      {result && (
        <figure className="shop-demo-picture">
          <img src={result.url} alt="" />
          <figcaption>{translate(LABELS.result, { bytes: result.bytes })}</figcaption>
        </figure>
      )}
      {sheet.isOpen && file && (
        <Suspense>
          <ImageCropper
            {...{ file, ratio }}
            maxSize={Number(maxSize)}
            quality={Number(quality)}
            onClose={sheet.close}
            onCrop={(picture) => {
              setResult({ url: URL.createObjectURL(picture), bytes: picture.size })
              sheet.close()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
