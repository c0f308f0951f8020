import type { ModuleSamples } from '../kit/module-samples.ts'

const tab = (title: string, codes: readonly string[]) => ({ title, source: 'chosen', codes })

/** Stored paged lists: one per version, then notable states. */
export const pagedListSamples: ModuleSamples = {
  type: 'paged-list',
  versions: [
    {
      tabs: [tab('爆款', ['P01001', 'P01002']), tab('新品', ['P01003', 'P01004']), tab('', ['P01005'])],
      pageSize: 2,
    },
  ],
  states: {
    empty: {},
    single: { tabs: [{ source: 'class', classIds: ['c01'] }], pageSize: 4, paging: 'more', variant: 'basic_style_4' },
    pills: { tabs: [tab('爆款', ['P01001']), tab('新品', ['P01002'])], tabLook: 'pill', variant: 'module_style_one' },
    many: {
      tabs: Array.from({ length: 10 }, (_, index) => tab(index === 9 ? '十二个字那么长的页签名' : '', ['P01001'])),
    },
    hostile: { tabs: [{ title: '"><script>alert(1)</script>', codes: 'P01001', classIds: [null] }, null, 7] },
  },
}
