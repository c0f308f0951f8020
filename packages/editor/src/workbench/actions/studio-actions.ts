import type { Label } from '@mallwright/contract/values'
import { chooseLocale, currentLocale } from '@mallwright/shop-core/i18n'

import { PICK_UP } from '../../canvas/carry/carry-nodes.ts'
import { LINK_ACTIONS } from '../../blocks/linked/link-actions.ts'
import { SAVE_BLOCK } from '../../blocks/save-block.ts'
import { CLIPBOARD_ACTIONS } from '../../clipboard/clipboard-actions.ts'
import { redoableStep, undoableStep } from '../../document-store/history.ts'
import { placeableOf } from '../../gestures/place-targets.ts'
import { HISTORY_SHORTCUTS, SAVE_SHORTCUT } from '../../gestures/keyboard.ts'
import { canWrite, writeSelected } from '../../canvas/inline-text/write-in-place.ts'
import { isBlockDocument } from '../../studio/block-document.ts'
import { isSitePart } from '../../studio/site-store.ts'
import { focusNextRegion } from '../../shortcuts/next-region.ts'
import { STYLE_ACTIONS } from '../../studio/actions/style-actions.ts'
import { ZOOM_STEPS } from '../../studio/view-store.ts'
import type { DialogName, LeftPanel } from '../../studio/view-store.ts'
import type { Studio, StudioAction } from '../../studio/studio.ts'

const isAlways = () => true
const isPage = ({ column }: Studio) => !isSitePart(column)
/** A block is published and previewed with its pages, and is named and filled by hand. */
const isNoBlock = ({ column }: Studio) => !isBlockDocument(column)
const isWholePage = (studio: Studio) => isPage(studio) && isNoBlock(studio)

const openDialog = (name: DialogName, label: Label, more: Partial<StudioAction> = {}): StudioAction => ({
  name: `${name}.open`,
  label,
  group: 'dialogs',
  isPossible: isAlways,
  run: ({ view }) => view.setState({ dialog: name }),
  ...more,
})

const showPanel = (leftPanel: LeftPanel, label: Label, key: string): StudioAction => ({
  name: `${leftPanel}.show`,
  label,
  group: 'panels',
  shortcuts: [{ key, isAlt: true }],
  isPossible: (studio) => isPage(studio) || leftPanel === 'history',
  run: ({ view }) => view.setState({ leftPanel, sheet: 'left' }),
})

function canPlace({ page }: Studio): boolean {
  return placeableOf(page.documents.getState().document, page.selection.getState().selected).length > 0
}

/** The zoom that is one step further; the same at the ends. */
function nextZoom(zoom: number, by: 1 | -1): number {
  const steps = by > 0 ? ZOOM_STEPS : ZOOM_STEPS.toReversed()
  return steps.find((step) => (step - zoom) * by > 0.001) ?? zoom
}

/** Everything that the studio can do besides the commands of a selection, in the order of menus. */
export const STUDIO_ACTIONS: readonly StudioAction[] = [
  {
    name: 'history.undo',
    label: { zh: '撤销', en: 'Undo' },
    group: 'history',
    shortcuts: HISTORY_SHORTCUTS.undo,
    isPossible: ({ page }) => undoableStep(page.documents) !== undefined,
    run: ({ page }) => void page.undo(),
  },
  {
    name: 'history.redo',
    label: { zh: '重做', en: 'Redo' },
    group: 'history',
    shortcuts: HISTORY_SHORTCUTS.redo,
    isPossible: ({ page }) => redoableStep(page.documents) !== undefined,
    run: ({ page }) => void page.redo(),
  },
  {
    // Work is saved by itself; the habit of a hand must not open the browser's own dialog.
    name: 'draft.save',
    label: { zh: '立即保存', en: 'Save now' },
    group: 'history',
    shortcuts: [SAVE_SHORTCUT],
    isPossible: ({ isReadOnly }) => !isReadOnly,
    run: ({ saver }) => void saver.flush(),
  },
  ...CLIPBOARD_ACTIONS,
  ...STYLE_ACTIONS.map((action): StudioAction => ({
    ...action,
    isPossible: (studio) => isPage(studio) && action.isPossible(studio),
  })),
  SAVE_BLOCK,
  ...LINK_ACTIONS,
  PICK_UP,
  {
    name: 'text.write',
    label: { zh: '编辑文字', en: 'Edit the text' },
    group: 'selection',
    shortcuts: [{ key: 'Enter' }, { key: 'F2' }],
    isPossible: (studio) => isPage(studio) && canWrite(studio),
    run: (studio) => void writeSelected(studio),
  },
  {
    name: 'node.place',
    label: { zh: '移动到…', en: 'Move to …' },
    group: 'selection',
    shortcuts: [{ key: 'm', isMod: true, isShift: true }],
    isPossible: (studio) => isPage(studio) && canPlace(studio),
    run: ({ view }) => view.setState({ placing: { kind: 'move' }, sheet: undefined }),
  },
  {
    name: 'zoom.in',
    label: { zh: '放大', en: 'Zoom in' },
    group: 'view',
    shortcuts: [
      { key: '=', isMod: true },
      { key: '+', isMod: true, isShift: true },
    ],
    isPossible: isPage,
    run: ({ view }) => view.setState(({ zoom }) => ({ zoom: nextZoom(zoom, 1) })),
  },
  {
    name: 'zoom.out',
    label: { zh: '缩小', en: 'Zoom out' },
    group: 'view',
    shortcuts: [{ key: '-', isMod: true }],
    isPossible: isPage,
    run: ({ view }) => view.setState(({ zoom }) => ({ zoom: nextZoom(zoom, -1) })),
  },
  {
    name: 'zoom.reset',
    label: { zh: '实际大小（100%）', en: 'Actual size (100%)' },
    group: 'view',
    shortcuts: [{ key: '0', isMod: true }],
    isPossible: isPage,
    run: ({ view }) => view.setState({ zoom: 1 }),
  },
  {
    name: 'language.switch',
    label: { zh: '切换语言：English', en: 'Switch language: 中文' },
    group: 'view',
    isPossible: isAlways,
    run: () => chooseLocale(currentLocale() === 'zh-CN' ? 'en-US' : 'zh-CN'),
  },
  themeAction('light', { zh: '浅色主题', en: 'Light theme' }),
  themeAction('dark', { zh: '深色主题', en: 'Dark theme' }),
  themeAction('system', { zh: '主题跟随系统', en: 'Theme of the device' }),
  {
    name: 'region.next',
    label: { zh: '到下一个区域', en: 'To the next region' },
    group: 'panels',
    shortcuts: [{ key: 'F6' }],
    isPossible: isAlways,
    run: () => focusNextRegion(1),
  },
  {
    name: 'region.previous',
    label: { zh: '到上一个区域', en: 'To the region before' },
    group: 'panels',
    shortcuts: [{ key: 'F6', isShift: true }],
    isPossible: isAlways,
    run: () => focusNextRegion(-1),
  },
  showPanel('palette', { zh: '打开模块面板', en: 'Show modules' }, '1'),
  showPanel('layers', { zh: '打开图层面板', en: 'Show layers' }, '2'),
  showPanel('look', { zh: '打开页面面板', en: 'Show page' }, '3'),
  showPanel('history', { zh: '打开历史面板', en: 'Show history' }, '4'),
  openDialog('preview', { zh: '预览', en: 'Preview' }, { isPossible: isNoBlock }),
  openDialog('publish', { zh: '发布', en: 'Publish' }, { isPossible: isNoBlock }),
  openDialog('releases', { zh: '发布记录', en: 'Releases' }),
  openDialog('pages', { zh: '页面管理', en: 'Pages' }),
  openDialog('newPage', { zh: '新建页面', en: 'New page' }),
  openDialog('assets', { zh: '素材库', en: 'Asset library' }),
  openDialog('templates', { zh: '页面模板', en: 'Page templates' }, { isPossible: isWholePage }),
  openDialog('import', { zh: '导入页面设计', en: 'Import a design' }, { isPossible: isWholePage }),
  openDialog('export', { zh: '导出页面设计', en: 'Export the design' }, { isPossible: isPage }),
  openDialog(
    'commands',
    { zh: '搜索命令', en: 'Search commands' },
    { group: 'help', shortcuts: [{ key: 'k', isMod: true }] },
  ),
  openDialog('shortcuts', { zh: '快捷键列表', en: 'Shortcuts' }, { group: 'help', shortcuts: [{ key: '?' }] }),
  {
    name: 'tour.start',
    label: { zh: '两分钟导览', en: 'Two-minute tour' },
    group: 'help',
    isPossible: isPage,
    run: ({ view }) => view.setState({ isTouring: true, dialog: undefined }),
  },
]

function themeAction(choice: 'light' | 'dark' | 'system', label: Label): StudioAction {
  return {
    name: `theme.${choice}`,
    label,
    group: 'view',
    isPossible: ({ theme }) => theme !== undefined && theme.choice.get() !== choice,
    run: ({ theme }) => theme?.choose(choice),
  }
}
