import type { ModuleSamples } from '../kit/module-samples.ts'
import { HOT_WORD_LIMITS } from './search-box.ts'

const WORDS = ['复印纸', '劳保手套', '节日礼盒'].map((text) => ({ text }))

/** Stored search boxes: one per version, then notable states. */
export const searchBoxSamples: ModuleSamples = {
  type: 'search-box',
  versions: [{ words: WORDS, marginX: 12, marginY: 12, height: 56 }],
  states: {
    empty: {},
    sticky: { isSticky: true, placeholder: '想找什么', shape: 'rounded', marginX: 12, marginY: 8 },
    coloured: { words: WORDS, background: '#d81e2c', boxColour: '#ffffff', buttonColour: '#ffd9a8', shape: 'square' },
    bare: { words: WORDS, hasButton: false, borderColour: '#1f5b3a' },
    longest: {
      placeholder: '长'.repeat(20),
      words: Array.from({ length: HOT_WORD_LIMITS.count }, () => ({ text: '长'.repeat(HOT_WORD_LIMITS.text) })),
    },
    hostile: { placeholder: '"><script>alert(1)</script>', words: [{ text: '&cKeyword=<b>' }, { text: '   ' }, 7] },
  },
}
