/** A widget: its folder, the sections of the specification that it follows, and the demo page that shows it. */
export interface WidgetEntry {
  readonly name: string
  readonly specification: string
  /** Path below the shop's base. */
  readonly demo: string
}

/** Every widget of this folder. */
export const WIDGETS: readonly WidgetEntry[] = [
  { name: 'access', specification: '2 §6', demo: 'demo/voucher' },
  { name: 'address-input', specification: '2 §3, §5', demo: 'demo/base' },
  { name: 'area-input', specification: '2 §3', demo: 'demo/base' },
  { name: 'bottom-toolbar', specification: '3 §2, §9', demo: 'demo/voucher' },
  { name: 'data-list', specification: '2 §2.2, §4.1', demo: 'demo/list' },
  { name: 'date-input', specification: '2 §5', demo: 'demo/base' },
  { name: 'file-preview', specification: '3 §2, §5', demo: 'demo/base' },
  { name: 'image-cropper', specification: '2 §2.1, §5', demo: 'demo/base' },
  { name: 'line-table', specification: '2 §2.10, §4.8', demo: 'demo/table' },
  { name: 'list-query', specification: '2 §2.6, §4.6', demo: 'demo/list' },
  { name: 'map-picker', specification: '2 §2.3, §4.3', demo: 'demo/fun' },
  { name: 'number-input', specification: '2 §2.12, §4.5', demo: 'demo/base' },
  { name: 'option-choice', specification: '2 §2.9', demo: 'demo/base' },
  { name: 'pay-centre', specification: '2 §2, §4', demo: 'demo/fun' },
  { name: 'plan-settings', specification: '2 §2.5, §4.4', demo: 'demo/list' },
  { name: 'qr-code', specification: '2 §9', demo: 'demo/fun' },
  { name: 'query-panel', specification: '2 §2.6, §4.6', demo: 'demo/list' },
  { name: 'refer-chooser', specification: '2 §2.7', demo: 'demo/list' },
  { name: 'scan-popup', specification: '2 §2.8', demo: 'demo/fun' },
  { name: 'toolbar-zone', specification: '2 §2.11', demo: 'demo/voucher' },
  { name: 'transfer-voucher', specification: '2 §4', demo: 'demo/fun' },
  { name: 'tree-picker', specification: '3 §2, §4', demo: 'demo/list' },
  { name: 'uploader', specification: '3 §2, §4, §5', demo: 'demo/base' },
  { name: 'voucher-flow', specification: '3 §2, §4, §9', demo: 'demo/voucher' },
  { name: 'voucher-form', specification: '3 §2, §4, §5', demo: 'demo/voucher' },
  { name: 'voucher-picker', specification: '3 §2, §5', demo: 'demo/voucher' },
  { name: 'workflow-frame', specification: '3 §2, §7', demo: 'demo/voucher' },
]
