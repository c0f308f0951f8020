import { ownValue } from '@mallwright/contract/values'
import { SITE_PARTS } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { LayoutTemplate, PaintBucket, PanelBottom, PanelTop } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { openDocument } from '../../saving/model/open-document.ts'
import { useStudio } from '../../../studio/studio.ts'
import './theme-panel.css'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'site-look': PaintBucket,
  'top-bar': PanelTop,
  'tab-bar': PanelBottom,
  'site-defaults': LayoutTemplate,
}

/** What surrounds every page of the site: its theme, bars and default styles, each opened like a page. */
export function ThemePanel(): ReactNode {
  const studio = useStudio()
  const text = useText()
  return (
    <ul className="st-theme-cards">
      {Object.entries(SITE_PARTS).map(([code, { label, help }]) => {
        const Icon = ownValue(ICONS, code)
        const isOpen = code === studio.column
        return (
          <li key={code}>
            <button
              type="button"
              className="st-theme-card"
              aria-current={isOpen ? 'page' : undefined}
              onClick={() => !isOpen && void openDocument(studio, code)}
            >
              {Icon && <Icon />}
              <strong>{text(label)}</strong>
              <span>{text(help)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
