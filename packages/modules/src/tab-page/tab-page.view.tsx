import { translate } from '@mallwright/contract/values'
import { Children } from 'react'

import type { ModuleView } from '../kit/module-view.ts'
import type { TabPageProps } from './tab-page.ts'
import './tab-page.css'

const EMPTY_HINT = { zh: '拖入模块到此页签', en: 'Drop modules into this tab' }

/** Draws the modules of one tab. */
export const tabPageView: ModuleView<TabPageProps> = {
  View: ({ mode, locale, children }) => (
    <div className="mw-tab-page">
      {children}
      {mode === 'edit' && Children.count(children) === 0 && (
        <span className="mw-tab-page-hint">{translate(locale, EMPTY_HINT)}</span>
      )}
    </div>
  ),
}
