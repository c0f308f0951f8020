import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'
import type { UploaderHandle } from '@mallwright/shop-core/widgets/uploader'
import { useWidgetHost } from '@mallwright/shop-core/widgets/widget-host'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useCaller } from '../../../client/shop-context.ts'

/** Loaded apart, as forms do. */
const Uploader = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/uploader')).Uploader }))

const LABELS = {
  title: { zh: '文件上传', en: 'Uploads' },
  pictures: { zh: '图片（选择后上传）', en: 'Pictures, sent as they are chosen' },
  mixed: { zh: '附件（2 MB，手动上传）', en: 'Files of 2 MB, sent by the button' },
  missing: { zh: '缺少业务编码', en: 'Without a business code' },
  upload: { zh: '开始上传', en: 'Upload' },
  clean: { zh: '删除已移除文件', en: 'Delete removed files' },
  stored: { zh: '已上传 {count} 个文件', en: 'Uploaded: {count}' },
}

/** What the demo's uploads are called on the wire; not shown. */
const BUSINESS = { busiType: 'demo', busiName: '演示附件' }

/** Uploaders of pictures, of files that wait for a button, and one that is not set up. */
export function UploaderDemo(): ReactNode {
  const translate = useText()
  const accountId = useCaller()
  const { send } = useWidgetHost()
  const handle = useRef<UploaderHandle>(null)
  const [docIds, setDocIds] = useState<readonly string[]>([])
  const usual = { ...BUSINESS, send, accountId, value: [], onChange: () => undefined, message: '', ref: null }
  return (
    <section className="shop-demo-card shop-demo-uploads">
      <h2>{translate(LABELS.title)}</h2>
      <Suspense>
        <Uploader {...usual} label={translate(LABELS.pictures)} deletesAtOnce keepsPendingAs="demo-pictures" />
        <Uploader
          {...usual}
          label={translate(LABELS.mixed)}
          accepts="mixed"
          maxMegabytes={2}
          maxCount={15}
          isManual
          allowsDownload
          keepsPendingAs="demo-files"
          handle={handle}
          onChange={setDocIds}
        />
      </Suspense>
      <div className="shop-demo-buttons">
        <Button onClick={() => handle.current?.upload()}>{translate(LABELS.upload)}</Button>
        <Button kind="quiet" onClick={() => void handle.current?.deleteRemoved()}>
          {translate(LABELS.clean)}
        </Button>
      </div>
      <p role="status">{translate(LABELS.stored, { count: docIds.length })}</p>
      <Suspense>
        <Uploader {...usual} label={translate(LABELS.missing)} busiType="" />
      </Suspense>
    </section>
  )
}
