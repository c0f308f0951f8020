import type { CompiledPage, NodeId } from '@mallwright/contract/document'
import {
  compilePage,
  definitionOf,
  themeTokens,
  readProps,
  readSiteDefaults,
  readSiteChrome,
} from '@mallwright/modules/definitions'
import type { SiteChrome } from '@mallwright/modules/definitions'
import { SAMPLES } from '@mallwright/modules/samples'
import { useText } from '@mallwright/shop-core/i18n'
import { PageShell } from '@mallwright/viewer/runtime'
import { useMemo, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'

import { useDocument, useStore, useStudio } from '../../../studio/studio.ts'
import { usePreviewScope } from '../../../studio/use-preview-scope.ts'
import { Segments } from '../../../ui/inputs/segments.tsx'
import { SITE_PART_TEXTS } from './site-parts.texts.ts'
import './site-parts.css'

const EMPTY_PAGE: CompiledPage = { columnCode: 'home', title: '', look: { background: '' }, nodes: [] }

/** Preview of a site part around the home page's draft, light or dark. */
export function SitePartPreview(): ReactNode {
  const { site, column } = useStudio()
  const text = useText()
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const { home, record } = useStore(site, (state) => state)
  const { frame, specimen } = useDrafted()
  const scope = usePreviewScope()
  const tokens: CSSProperties = useMemo(() => themeTokens(frame.theme)[theme], [frame.theme, theme])
  const page = useMemo(() => withoutFloats(column === 'site-defaults' ? specimen : home), [column, specimen, home])
  return (
    <section className="st-site-part" aria-label={text(SITE_PART_TEXTS.preview)}>
      <Segments
        role="radiogroup"
        label={text(SITE_PART_TEXTS.theme)}
        options={[
          { value: 'light', label: text(SITE_PART_TEXTS.light) },
          { value: 'dark', label: text(SITE_PART_TEXTS.dark) },
        ]}
        value={theme}
        onChange={setTheme}
      />
      {/* Focusable for scrolling by keyboard: nothing inside takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="st-site-part-phone" tabIndex={0} role="group" aria-label={text(SITE_PART_TEXTS.phone)}>
        <div className="st-site-part-page" data-theme={theme} style={tokens} inert>
          <PageShell site={record} chrome={frame} page={page} scope={scope} />
        </div>
      </div>
      <p className="st-hint">
        {text(column === 'site-defaults' ? SITE_PART_TEXTS.specimenHint : SITE_PART_TEXTS.homeHint)}
      </p>
    </section>
  )
}

/** A page as its place in the studio allows it: what floats would cover the studio instead of the phone. */
function withoutFloats(page: CompiledPage = EMPTY_PAGE): CompiledPage {
  return { ...page, nodes: page.nodes.filter(({ module }) => !definitionOf(module)?.isFloating) }
}

/** The site with the open part as drafted, and new modules with its defaults. */
function useDrafted(): { readonly frame: SiteChrome; readonly specimen: CompiledPage } {
  const { site, column } = useStudio()
  const drafted = useStore(site, (state) => state.frame)
  const document = useDocument((open) => open)
  return useMemo(() => {
    const content = { [column]: compilePage(document, column) }
    const open = readSiteChrome(content)
    const frame = {
      theme: column === 'site-look' ? open.theme : drafted.theme,
      topBar: column === 'top-bar' ? open.topBar : drafted.topBar,
      tabBar: column === 'tab-bar' ? open.tabBar : drafted.tabBar,
    }
    return { frame, specimen: specimenOf(readSiteDefaults(content)) }
  }, [column, document, drafted])
}

/** Sample module with the site's defaults. */
function specimenOf(defaults: ReturnType<typeof readSiteDefaults>): CompiledPage {
  const nodes = Object.entries(defaults).flatMap(([type, props]) => {
    const definition = definitionOf(type)
    if (!definition) return []
    const sample = SAMPLES.find((entry) => entry.type === type)?.versions.at(-1)
    const { version } = definition
    const read = readProps(definition, { version, props: { ...sample, ...props, isAutoplay: false } })
    return [{ id: `specimen-${type}` as NodeId, module: type, version, props: read }]
  })
  return { ...EMPTY_PAGE, nodes }
}
