import type { Label } from '@mallwright/contract/values'
import { chooseLocale, currentLocale } from '@mallwright/shop-core/i18n'

import { HISTORY_SHORTCUTS, SAVE_SHORTCUT } from '../../actions/key-outcome.ts'
import { focusNextRegion } from '../../actions/next-region.ts'
import { redoableStep, undoableStep } from '../../document-store/history.ts'
import { isBlockDocument } from '../../features/blocks/model/block-document.ts'
import { LINK_ACTIONS, SAVE_BLOCK } from '../../features/blocks/model/block-studio-actions.ts'
import { canEditText, editSelectedText } from '../../features/canvas/model/edit-text.ts'
import { KEYBOARD_MOVE } from '../../features/canvas/model/start-keyboard-move.ts'
import { CLIPBOARD_ACTIONS } from '../../features/clipboard/model/clipboard-actions.ts'
import { STYLE_ACTIONS } from '../../features/inspector/model/style-actions.ts'
import { isSitePart } from '../../features/site/model/site-store.ts'
import { movableOf } from '../../gestures/tap-targets.ts'
import type { Studio, StudioAction } from '../../studio/studio.ts'
import { ZOOM_STEPS } from '../../studio/view-store.ts'
import type { DialogName, LeftPanel } from '../../studio/view-store.ts'

const isAlways = () => true
const isPage = ({ column }: Studio) => !isSitePart(column)
/** Blocks are published and previewed with their pages. */
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
  isPossible: (studio) => isPage(studio) || ['history', 'pages', 'theme'].includes(leftPanel),
  run: ({ view }) => view.setState({ leftPanel, sheet: 'left' }),
})

function canPlace({ page }: Studio): boolean {
  return movableOf(page.documents.getState().document, page.selection.getState().selected).length > 0
}

/** Next zoom step; unchanged at the ends. */
function nextZoom(zoom: number, by: 1 | -1): number {
  const steps = by > 0 ? ZOOM_STEPS : ZOOM_STEPS.toReversed()
  return steps.find((step) => (step - zoom) * by > 0.001) ?? zoom
}

/** Actions of the studio besides commands, in menu order. */
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
    // Saving is automatic; this keeps the browser's save dialog away.
    name: 'draft.save',
    label: { zh: '立即保存', en: 'Save now' },
    group: 'history',
    shortcuts: [SAVE_SHORTCUT],
    isPossible: ({ isReadOnly }) => !isReadOnly,
    run: ({ autosave }) => void autosave.flush(),
  },
  ...CLIPBOARD_ACTIONS,
  ...STYLE_ACTIONS.map((action): StudioAction => ({
    ...action,
    isPossible: (studio) => isPage(studio) && action.isPossible(studio),
  })),
  SAVE_BLOCK,
  ...LINK_ACTIONS,
  KEYBOARD_MOVE,
  {
    name: 'text.write',
    label: { zh: '编辑文字', en: 'Edit the text' },
    group: 'selection',
    shortcuts: [{ key: 'Enter' }, { key: 'F2' }],
    isPossible: (studio) => isPage(studio) && canEditText(studio),
    run: (studio) => void editSelectedText(studio),
  },
  {
    name: 'node.chooseLocation',
    label: { zh: '移动到…', en: 'Move to …' },
    group: 'selection',
    shortcuts: [{ key: 'm', isMod: true, isShift: true }],
    isPossible: (studio) => isPage(studio) && canPlace(studio),
    run: ({ view }) => view.setState({ placement: { kind: 'move' }, sheet: undefined }),
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
  showPanel('page', { zh: '打开页面设置', en: 'Show page settings' }, '3'),
  showPanel('history', { zh: '打开历史面板', en: 'Show history' }, '4'),
  showPanel('pages', { zh: '打开页面列表', en: 'Show the pages' }, '5'),
  showPanel('theme', { zh: '打开站点主题', en: 'Show the theme' }, '6'),
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
