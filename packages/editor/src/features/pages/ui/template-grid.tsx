import { useText } from '@mallwright/shop-core/i18n'
import { compilePage } from '@mallwright/modules/definitions'
import { PageView } from '@mallwright/viewer/runtime'
import type { PageScope } from '@mallwright/viewer/runtime'
import { memo, useDeferredValue, useMemo } from 'react'
import type { ReactNode } from 'react'

import { usePreviewScope } from '../../../studio/use-preview-scope.ts'
import { PAGE_TEMPLATES } from '@mallwright/modules/page-templates'
import type { PageTemplate, TemplateSite } from '@mallwright/modules/page-templates'
import { useBlockTemplates } from './use-block-templates.ts'
import './templates.css'

/** Templates rendered with this site's data, those of the site first; one is chosen. */
export function TemplateGrid(props: {
  readonly site: TemplateSite
  readonly chosen: string | undefined
  readonly onChoose: (template: PageTemplate) => void
}): ReactNode {
  const { site, chosen, onChoose } = props
  const text = useText()
  const scope = usePreviewScope()
  const own = useBlockTemplates()
  return (
    <ul className="st-templates">
      {[...own, ...PAGE_TEMPLATES].map((template) => (
        <li key={template.name}>
          <button type="button" aria-pressed={template.name === chosen} onClick={() => onChoose(template)}>
            <TemplatePicture template={template} site={site} scope={scope} />
            <strong>{text(template.label)}</strong>
            <span>{text(template.occasion)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const TemplatePicture = memo(function TemplatePicture(props: {
  readonly template: PageTemplate
  readonly site: TemplateSite
  readonly scope: PageScope
}): ReactNode {
  const { template, site, scope } = props
  // Deferred so that the dialog renders first.
  const isDrawn = useDeferredValue(true, false)
  const page = useMemo(() => compilePage(template.build(site), template.name), [template, site])
  return (
    <span className="st-template-picture" aria-hidden="true" data-theme="light" inert>
      <span className="st-template-page">{isDrawn && <PageView page={page} scope={scope} />}</span>
    </span>
  )
})
