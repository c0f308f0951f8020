import type { Label } from '@mallwright/contract/values'

/** Texts of the tour. */
export const TOUR_TEXTS = {
  offer: { zh: '第一次使用？', en: 'New here?' },
  offerHint: { zh: '两分钟认识店铺装修，随时可以退出', en: 'Get to know the studio in two minutes; leave at any time' },
  start: { zh: '开始导览', en: 'Start the tour' },
  later: { zh: '不用了', en: 'No, thanks' },
  step: { zh: '第 {index} 步，共 {count} 步', en: 'Step {index} of {count}' },
  back: { zh: '上一步', en: 'Back' },
  next: { zh: '下一步', en: 'Next' },
  done: { zh: '完成', en: 'Done' },
  skip: { zh: '跳过导览', en: 'Skip the tour' },
} satisfies Record<string, Label>

/** One stop of the tour. */
export interface TourStep {
  /** CSS selector of the highlighted element. */
  readonly target: string
  readonly title: Label
  readonly text: Label
}

/** Stops of the tour in order. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    target: '.st-side:not(.is-right)',
    title: { zh: '插入模块', en: 'Insert modules' },
    text: {
      zh: '把模块拖到画布，或点一下直接插入；点星标可收藏常用模块。',
      en: 'Drag a module onto the canvas, or click to insert it; star the ones you use most.',
    },
  },
  {
    target: '.st-middle',
    title: { zh: '在画布上编辑', en: 'Edit on the canvas' },
    text: {
      zh: '点击选中，拖动换位置，方向键微调；画布就是买家手机上的样子。',
      en: 'Click to select, drag to move, nudge with the arrow keys; the canvas is what buyers see.',
    },
  },
  {
    target: '.st-side.is-right',
    title: { zh: '修改属性', en: 'Change properties' },
    text: {
      zh: '选中后在这里改内容和样式；选中多个可一起修改。',
      en: 'Content and style of what is selected; select several to change them together.',
    },
  },
  {
    target: '.st-rail',
    title: { zh: '图层与历史', en: 'Layers and history' },
    text: {
      zh: '在图层里排序、改名、锁定和隐藏；在历史里回到任意一步。',
      en: 'Order, rename, lock and hide in the layers; go back to any step in the history.',
    },
  },
  {
    target: '.st-top-middle',
    title: { zh: '撤销与缩放', en: 'Undo and zoom' },
    text: {
      zh: '每一步都能撤销和重做，画布可放大到 200%。',
      en: 'Every step can be undone and redone; zoom up to 200%.',
    },
  },
  {
    target: '.st-help',
    title: { zh: '命令与快捷键', en: 'Commands and shortcuts' },
    text: {
      zh: '按 Ctrl+K（Mac 为 ⌘K）搜索任何操作，按 ? 查看快捷键。',
      en: 'Press Ctrl+K (⌘K on a Mac) to find anything, and ? for the shortcuts.',
    },
  },
  {
    target: '.st-top-side.is-end',
    title: { zh: '预览并发布', en: 'Preview and publish' },
    text: {
      zh: '草稿自动保存，买家看不到；确认无误后预览并发布。',
      en: 'Drafts are saved as you work and stay unseen; preview and publish when you are ready.',
    },
  },
]
