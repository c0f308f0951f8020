import type { ModuleSamples } from '../kit/module-samples.ts'

const more = { isMoreShown: true, moreLink: { kind: 'class', classId: 'c1' } }

/** Stored titles: one per version, then notable states. */
export const moduleTitleSamples: ModuleSamples = {
  type: 'module-title',
  versions: [{ text: '自营热卖', fontSize: 34, decoration: 'bar', ...more }],
  states: {
    empty: {},
    default: { kind: 'default' },
    hidden: { kind: 'hidden', text: '看不见' },
    subtitled: { text: '办公常备', subtitle: '整箱更省，次日送达', ...more },
    centred: { text: '员工福利', subtitle: '一站配齐', subtitlePlace: 'below', align: 'center', decoration: 'lines' },
    underlined: { text: '品牌馆', align: 'center', decoration: 'underline', ...more },
    marker: { text: '工业品直供', decoration: 'marker', isItalic: true, isUnderline: true, align: 'right' },
    longest: { text: '长'.repeat(30), subtitle: '副'.repeat(60), fontSize: 36, ...more, moreText: '查看全部的商品吧' },
    hostile: {
      text: '<img src=x onerror=alert(1)>',
      subtitle: '"><script>',
      moreLink: { kind: 'url', url: 'javascript:1' },
    },
  },
}
