import { translate } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

import { useLocale } from '../../i18n/locale-store.ts'
import { FrameView } from './frame-view.tsx'
import type { FrameIssue, OfficeKind, OfficeWords } from './model/frame-messages.ts'

const PAGE = { zh: '第{page}页', en: 'Page {page}' } satisfies Label

/** Words of the frame of Office packages. */
const WORDS: Readonly<Record<keyof OfficeWords, Label>> = {
  content: { zh: '文件内容', en: 'Content of the file' },
  sheets: { zh: '工作表', en: 'Sheets' },
  slide: { zh: '第{page}页', en: 'Slide {page}' },
  empty: { zh: '文件没有内容', en: 'There is nothing in this file' },
  emptySheet: { zh: '此工作表没有内容', en: 'There is nothing on this sheet' },
  brokenSheet: { zh: '此工作表无法显示，请下载查看', en: 'This sheet cannot be shown. Download the file for it.' },
  cut: {
    zh: '仅显示前 {rows} 行、{columns} 列，完整内容请下载查看。',
    en: 'The first {rows} rows and {columns} columns. Download the file for all of it.',
  },
  left: { zh: '图表和图片未显示，请下载查看。', en: 'Charts and pictures are not shown. Download the file for them.' },
  outline: {
    zh: '仅显示幻灯片的文字和图片，版式请下载查看。',
    en: 'Texts and pictures of the slides. Download the file for their layout.',
  },
}

/** How long (ms) an Office package may be read: a device that needs longer is better off with the download. */
const PATIENCE_MS = 30_000

/** A PDF or an Office package, in the frame that reads it. Engine 8.4. */
export function FramedFile(props: {
  readonly name: string
  readonly kind: OfficeKind | 'pdf'
  readonly bytes: ArrayBuffer
  readonly onFail: (issue: FrameIssue) => void
}): ReactNode {
  const { name, kind, bytes, onFail } = props
  const locale = useLocale()
  const order = useMemo(() => {
    if (kind === 'pdf') return { bytes, pageLabel: translate(locale, PAGE) }
    const theme = document.documentElement.dataset['theme'] ?? ''
    // What a word leaves open is filled in by the frame.
    const words = Object.fromEntries(Object.entries(WORDS).map(([word, label]) => [word, translate(locale, label)]))
    return { bytes, words: words as OfficeWords, language: locale, theme }
  }, [bytes, kind, locale])
  return <FrameView {...{ name, kind, order, onFail }} {...(kind !== 'pdf' && { patienceMs: PATIENCE_MS })} />
}
