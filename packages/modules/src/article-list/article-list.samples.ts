import type { ModuleSamples } from '../kit/module-samples.ts'

/** Stored article lists: one per version, then notable states. */
export const articleListSamples: ModuleSamples = {
  type: 'article-list',
  versions: [{ pageSize: 2, titleKind: 'hidden' }],
  states: {
    unset: { source: 'chosen' },
    chosen: { source: 'chosen', articleIds: ['a1', 'a2'], layout: 'covers', titleKind: 'custom', title: '采购指南' },
    lines: { classCodes: ['notice'], layout: 'lines', isMoreShown: true, background: '#fff7e8', radius: 0 },
    bare: { isSummaryShown: false, isDateShown: false, layout: 'covers', pageSize: 1 },
    paged: { pageSize: 2, paging: 'more' },
    turned: { pageSize: 2, paging: 'pager', titleTextColour: '#6b3f06' },
    hostile: { source: 'chosen', articleIds: ['<script>alert(1)</script>', 7], titleKind: 'custom', title: '<b>' },
  },
}
