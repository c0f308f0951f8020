import { DOCUMENT_FORMAT } from '@mallwright/contract/document'
import type { CompiledPage, Document, NodeId } from '@mallwright/contract/document'

import { readProps } from '../kit/define-module.ts'
import type { Definition, PropsOfModule } from '../kit/define-module.ts'
import { siteDefaults } from './site-defaults.ts'
import type { SiteChrome } from './site-chrome.ts'
import { siteTheme } from './site-theme.ts'
import { tabBar } from './site-tab-bar.ts'
import { topBar } from './site-top-bar.ts'

/** Site parts, which are documents of their own, by document code. Each has one node. */
export const SITE_PARTS: Readonly<Record<string, Definition>> = Object.fromEntries(
  [siteTheme, topBar, tabBar, siteDefaults].map((one) => [one.type, one as Definition]),
)

/** Initial document of a site part with all defaults; `undefined` for any other code. */
export function initialPartDocument(code: string): Document | undefined {
  const definition = Object.hasOwn(SITE_PARTS, code) ? SITE_PARTS[code] : undefined
  if (!definition) return undefined
  const id = 'part' as NodeId
  const node = { id, module: definition.type, version: definition.version, props: {} }
  return {
    format: DOCUMENT_FORMAT,
    title: definition.label.zh,
    look: { background: '' },
    children: [id],
    nodes: { [id]: node },
  }
}

type Content = Readonly<Record<string, Pick<CompiledPage, 'nodes'>>>

function readPart<D extends Definition>(content: Content, definition: D): PropsOfModule<D> {
  const page = Object.hasOwn(content, definition.type) ? content[definition.type] : undefined
  const node = page?.nodes.find(({ module }) => module === definition.type)
  return readProps(definition, node ?? { version: definition.version, props: {} }) as PropsOfModule<D>
}

/** Site chrome of a release; unpublished parts take their defaults. */
export function readSiteChrome(content: Content): SiteChrome {
  return {
    theme: readPart(content, siteTheme),
    topBar: readPart(content, topBar),
    tabBar: readPart(content, tabBar),
  }
}

/** Initial props of new nodes by module type, in addition to the module's defaults. */
export function readSiteDefaults(content: Content): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return readPart(content, siteDefaults)
}
