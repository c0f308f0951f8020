import type { ModuleSamples } from '../kit/module-samples.ts'

const line = (text: string) => ({ text, link: { kind: 'none' } })
const NEWS = ['自营商品满 199 元免运费', '增值税专用发票随货开具', '七天无理由退换']

/** Stored announcements: one per version, then notable states. */
export const announcementSamples: ModuleSamples = {
  type: 'announcement',
  versions: [
    {
      lines: [{ text: NEWS[0], link: { kind: 'product', code: 'P01001' } }, line('专票随货开具')],
      fontSize: 24,
      height: 72,
    },
  ],
  states: {
    empty: {},
    blank: { lines: [line(''), line('   ')] },
    one: { lines: [line('公告')], mark: 'none' },
    right: { lines: NEWS.map(line), direction: 'right', mark: 'label', label: '头条', amount: 1, delayMs: 500 },
    upwards: { lines: NEWS.map(line), direction: 'up', mark: 'label' },
    downwards: { lines: NEWS.map(line), direction: 'down', amount: 50, delayMs: 10 },
    still: { lines: NEWS.map(line), isAutoplay: false },
    longest: { lines: Array.from({ length: 30 }, () => line('长'.repeat(80))), fontSize: 36 },
    hostile: {
      lines: [{ text: '<img src=x onerror=alert(1)>', link: { kind: 'url', url: 'javascript:alert(1)' } }],
      mark: 'picture',
      picture: { url: 'javascript:alert(1)', width: 10, height: 10 },
    },
  },
}
