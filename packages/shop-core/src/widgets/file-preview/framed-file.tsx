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
  chart: { zh: '图表', en: 'Chart' },
  leftHere: { zh: '图表不在预览中，请下载查看', en: 'Not in the preview. Download the file to see it.' },
  views: { zh: '查看方式', en: 'View' },
  layout: { zh: '版式', en: 'Layout' },
  layoutNote: {
    zh: '版式为近似显示，动画和特效请下载查看。',
    en: 'The layout is approximate. Download the file for animations and effects.',
  },
  reading: { zh: '文字', en: 'Text' },
  readingNote: {
    zh: '按顺序显示文字、表格、图片和图表。',
    en: 'Texts, tables, pictures and charts one after the other.',
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
