import type { SitePage } from '../model/pages.queries.ts'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { addressIssue, createPage, freeAddress, openPageOf } from '../model/page-actions.ts'
import type { PageOutcome } from '../model/page-actions.ts'
import { PAGES_TEXTS } from '../model/pages.texts.ts'
import { blank } from '@mallwright/modules/page-templates'
import type { PageTemplate } from '@mallwright/modules/page-templates'
import { addressFromTitle } from '../model/title-address.ts'
import { TemplateGrid } from './template-grid.tsx'
import { useTemplateSite } from '../model/use-template-site.ts'

/** Base of a page's address; a block has no name that is one. */
function addressOf({ name }: PageTemplate): string {
  return name === blank.name || name.startsWith('block-') ? 'page' : name
}

/** Form of a new page: title, address and template. */
export function NewPage(props: {
  readonly pages: readonly SitePage[]
  readonly onBack: () => void
  readonly onClose: () => void
}): ReactNode {
  const { pages, onBack, onClose } = props
  const studio = useStudio()
  const text = useText()
  const site = useTemplateSite()
  const [template, setTemplate] = useState<PageTemplate>(blank)
  const [title, setTitle] = useState<string>()
  const [typed, setTyped] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PageOutcome>('done')
  const base = (title === undefined ? undefined : addressFromTitle(title)) ?? addressOf(template)
  const address = typed ?? freeAddress(base, pages)
  const issue = addressIssue(address, pages)
  const shownTitle = title ?? (template === blank ? '' : text(template.label))
  const make = async () => {
    setBusy(true)
    const document = { ...template.build(site), title: shownTitle.trim() }
    const made = await createPage(studio, address, document)
    setOutcome(made === 'done' ? await openPageOf(studio, address) : made)
    setBusy(false)
  }
  const foot = (
    <>
      <button type="button" className="st-button is-quiet" onClick={onBack}>
        {text(PAGES_TEXTS.back)}
      </button>
      <button
        type="button"
        className="st-button is-primary"
        disabled={isBusy || issue !== undefined}
        onClick={() => void make()}
      >
        {text(isBusy ? PAGES_TEXTS.making : PAGES_TEXTS.makeIt)}
      </button>
    </>
  )
  return (
    <Dialog title={text(PAGES_TEXTS.create)} isWide onClose={onClose} foot={foot}>
      <div className="st-new-page">
        <label className="st-labelled">
          <span>{text(PAGES_TEXTS.pageTitle)}</span>
          <input
            className="st-input"
            maxLength={60}
            placeholder={text(PAGES_TEXTS.untitled)}
            value={shownTitle}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <label className="st-labelled">
          <span>{text(PAGES_TEXTS.address)}</span>
          <input
            className="st-input"
            maxLength={40}
            spellCheck={false}
            autoCapitalize="none"
            aria-invalid={issue !== undefined}
            aria-describedby="st-new-page-address"
            value={address}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <p id="st-new-page-address" className={issue ? 'st-error' : 'st-hint'}>
          {text(PAGES_TEXTS[issue ?? 'addressHint'])}
        </p>
      </div>
      {outcome !== 'done' && (
        <p className="st-error" role="alert">
          {text(PAGES_TEXTS[outcome])}
        </p>
      )}
      <h3 className="st-templates-title">{text(PAGES_TEXTS.template)}</h3>
      <TemplateGrid site={site} chosen={template.name} onChoose={setTemplate} />
    </Dialog>
  )
}
