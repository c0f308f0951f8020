import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { applyTemplate } from '../../../commands/page/import-design.ts'
import { callOf } from '../../../commands/kit/define-command.ts'
import { useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { PAGES_TEXTS } from '../model/pages.texts.ts'
import { blank } from '@mallwright/modules/page-templates'
import type { PageTemplate } from '@mallwright/modules/page-templates'
import { TemplateGrid } from './template-grid.tsx'
import { useTemplateSite } from '../model/use-template-site.ts'

/** Applies a template to the open page, appended or as replacement, as one step. */
export function TemplatesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { page, announcer } = useStudio()
  const text = useText()
  const site = useTemplateSite()
  const [chosen, setChosen] = useState<PageTemplate>()
  const apply = (mode: 'append' | 'replace') => {
    if (!chosen) return
    const { nodes, children, look } = chosen.build(site)
    page.run(callOf(applyTemplate, { nodes: Object.values(nodes), children, mode, background: look.background }))
    announcer.notify(text(PAGES_TEXTS.applied, { title: text(chosen.label) }))
    onClose()
  }
  const foot = (
    <>
      {!chosen && <span className="st-hint">{text(PAGES_TEXTS.chooseTemplate)}</span>}
      <button type="button" className="st-button" disabled={!chosen} onClick={() => apply('replace')}>
        {text(PAGES_TEXTS.replace)}
      </button>
      <button
        type="button"
        className="st-button is-primary"
        disabled={!chosen || chosen === blank}
        onClick={() => apply('append')}
      >
        {text(PAGES_TEXTS.append)}
      </button>
    </>
  )
  return (
    <Dialog title={text(PAGES_TEXTS.templates)} isWide onClose={onClose} foot={foot}>
      <TemplateGrid site={site} chosen={chosen?.name} onChoose={setChosen} />
    </Dialog>
  )
}
