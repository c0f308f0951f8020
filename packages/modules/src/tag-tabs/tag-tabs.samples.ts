import type { ModuleSamples } from '../kit/module-samples.ts'

/** Stored tag tabs: one per version, then notable states. */
export const tagTabsSamples: ModuleSamples = {
  type: 'tag-tabs',
  versions: [{ look: 'line' }],
  states: {
    empty: {},
    pill: { look: 'pill', activeColour: '#1659d6' },
    card: { look: 'card', background: '#fff3ec', isSticky: true },
    hostile: { look: '"><script>', background: 'url(javascript:alert(1))' },
  },
}
