import { translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import { sampleEntry, SAMPLE_MARK, SAMPLE_PICTURES } from '../kit/sample-picture.ts'

type Say = (label: Label) => string
type SampleProps = Readonly<Record<string, unknown>>

const { banner, portrait, icon } = SAMPLE_PICTURES

/** Content of new nodes by module: where the palette's picture shows any. Decision 0086. */
const SAMPLES: Readonly<Record<string, (say: Say, locale: Locale) => SampleProps>> = {
  text: (say) => ({ text: say({ zh: '双击修改文字', en: 'Double click to write' }) }),
  'rich-text': (say) => ({
    content: [
      { tag: 'h2', children: [say({ zh: '文章标题', en: 'Title of the article' })] },
      {
        tag: 'p',
        children: [say({ zh: '正文写在这里，可从文档粘贴。', en: 'Write here, or paste from a document.' })],
      },
    ],
  }),
  image: () => ({ picture: banner }),
  carousel: () => ({ slides: [{ picture: banner }, { picture: banner }, { picture: banner }] }),
  navigation: (_, locale) => ({
    items: [1, 2, 3, 4, 5].map((n) => ({ picture: icon, text: translate(locale, sampleEntry(n)) })),
  }),
  button: (say) => ({ text: say({ zh: '按钮', en: 'Button' }) }),
  announcement: (say) => ({ lines: [{ text: say({ zh: '在这里写公告', en: 'Write your news here' }) }] }),
  'module-title': (say) => ({ text: say({ zh: '标题', en: 'Title' }) }),
  'pop-up': () => ({ picture: portrait }),
  // Every day anew: a sample moment would be over some day.
  countdown: (say) => ({ repeat: 'daily', label: say({ zh: '距结束', en: 'Ends in' }) }),
}

/** Sample content of a new node, its texts marked in the given language; `undefined` for modules that show their own. */
export function sampleContent(type: string, locale: Locale): SampleProps | undefined {
  const mark = translate(locale, SAMPLE_MARK)
  return Object.hasOwn(SAMPLES, type) ? SAMPLES[type]?.((label) => mark + translate(locale, label), locale) : undefined
}

/** Types of the modules that have sample content. */
export const SAMPLE_TYPES: readonly string[] = Object.keys(SAMPLES)
