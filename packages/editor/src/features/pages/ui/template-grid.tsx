import { useText } from '@mallwright/shop-core/i18n'
import { compilePage } from '@mallwright/modules/definitions'
import { PageView } from '@mallwright/viewer/runtime'
import type { PageScope } from '@mallwright/viewer/runtime'
import { memo, useDeferredValue, useMemo } from 'react'
import type { ReactNode } from 'react'

import { usePreviewScope } from '../../../studio/use-preview-scope.ts'
import { PAGE_TEMPLATES } from '@mallwright/modules/page-templates'
import type { PageTemplate, TemplateGroup, TemplateSite } from '@mallwright/modules/page-templates'
import type { Label } from '@mallwright/contract/values'

import { PAGES_TEXTS } from '../model/pages.texts.ts'
import { useBlockTemplates } from './use-block-templates.ts'
import './templates.css'

const GROUPS: readonly TemplateGroup[] = ['campaign', 'content', 'own']

const GROUP_LABELS: Readonly<Record<TemplateGroup, Label>> = {
  campaign: PAGES_TEXTS.campaigns,
  content: PAGES_TEXTS.contents,
  own: PAGES_TEXTS.ownBlocks,
}

/** Templates by what they are for, rendered with this site's data, and the blocks of the site below; one is chosen. */
export function TemplateGrid(props: {
  readonly site: TemplateSite
  readonly chosen: string | undefined
  readonly onChoose: (template: PageTemplate) => void
}): ReactNode {
  const { site, chosen, onChoose } = props
  const text = useText()
  const scope = usePreviewScope()
  const own = useBlockTemplates()
  const all = [...PAGE_TEMPLATES, ...own]
  return GROUPS.filter((group) => all.some((template) => template.group === group)).map((group) => (
    <section key={group} aria-label={text(GROUP_LABELS[group])}>
      <h3 className="st-templates-title">{text(GROUP_LABELS[group])}</h3>
      <ul className="st-templates">
        {all
          .filter((template) => template.group === group)
          .map((template) => (
            <li key={template.name}>
              <button type="button" aria-pressed={template.name === chosen} onClick={() => onChoose(template)}>
                <TemplatePicture template={template} site={site} scope={scope} />
                <strong>{text(template.label)}</strong>
                <span>{text(template.occasion)}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  ))
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
