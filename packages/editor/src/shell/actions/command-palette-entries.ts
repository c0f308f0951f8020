import { cutText } from '@mallwright/contract/values'
import { HOME_COLUMN } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { DEFINITIONS, definitionOf, SITE_PARTS } from '@mallwright/modules/definitions'
import { searchTextsOf, syllablesOf } from '@mallwright/modules/search'
import { text } from '@mallwright/shop-core/i18n'

import { insertBlockOf } from '../../features/blocks/model/block-actions.ts'
import type { PaletteCommand } from '../../actions/search-commands.ts'
import { insertCall } from '../../features/palette/model/insert-module.ts'
import { STUDIO_ACTIONS } from './studio-actions.ts'
import { loadedPages } from '../../features/pages/model/pages.queries.ts'
import { nodeLabel } from '../../document-store/node-label.ts'
import { loadedBlocks } from '../../features/blocks/model/blocks.queries.ts'
import { isBlockDocument } from '../../features/blocks/model/block-document.ts'
import { possibleActions, runAction } from '../../actions/possible-actions.ts'
import { isSitePart } from '../../features/site/model/site-store.ts'
import { openDocument } from '../../features/saving/model/open-document.ts'
import type { Studio } from '../../studio/studio.ts'
import { COMMANDS_TEXTS } from '../../actions/command-palette.texts.ts'

/** Commands possible now: actions of selection and studio, insertions, layers and documents. */
export function paletteCommands(studio: Studio): readonly PaletteCommand[] {
  if (isSitePart(studio.column)) return [...studioCommands(studio), ...documentCommands(studio)]
  return [
    ...selectionCommands(studio),
    ...studioCommands(studio),
    ...insertCommands(studio),
    ...blockCommands(studio),
    ...documentCommands(studio),
    ...nodeCommands(studio),
  ]
}

function selectionCommands(studio: Studio): PaletteCommand[] {
  return possibleActions(studio).map((action) => ({
    key: action.name,
    kind: 'selection',
    name: text(action.label),
    words: wordsOf(action.label),
    shortcut: action.shortcuts?.[0],
    run: () => runAction(studio, action),
  }))
}

function studioCommands(studio: Studio): PaletteCommand[] {
  return STUDIO_ACTIONS.filter((action) => action.name !== 'commands.open' && action.isPossible(studio)).map(
    (action) => ({
      key: action.name,
      kind: action.group === 'selection' ? 'selection' : 'actions',
      name: text(action.label),
      words: wordsOf(action.label),
      shortcut: action.shortcuts?.[0],
      run: () => action.run(studio),
    }),
  )
}

function insertCommands(studio: Studio): PaletteCommand[] {
  return Object.values(DEFINITIONS)
    .filter(({ allowedParents }) => !allowedParents)
    .map((definition) => ({
      key: `insert ${definition.type}`,
      kind: 'insert',
      name: text(COMMANDS_TEXTS.insertNamed, { name: text(definition.label) }),
      words: searchTextsOf(definition).flatMap((one) => [one, syllablesOf(one).join('')]),
      note: text(definition.help),
      run: () => void studio.page.run(insertCall(studio, definition)),
    }))
}

function blockCommands(studio: Studio): PaletteCommand[] {
  const blocks = loadedBlocks(studio.api) ?? []
  const offered = isBlockDocument(studio.column) ? blocks.filter(({ isLinked }) => !isLinked) : blocks
  return offered.map((block) => ({
    key: `block ${block.id}`,
    kind: 'insert',
    name: text(COMMANDS_TEXTS.insertBlock, { name: block.name }),
    words: [block.name],
    run: () => void insertBlockOf(studio, block),
  }))
}

function nodeCommands({ page }: Studio): PaletteCommand[] {
  return Object.values(page.documents.getState().document.nodes).map((node) => {
    const definition = definitionOf(node.module)
    const words = node.props['text']
    const note = typeof words === 'string' ? cutText(words, 60) : ''
    return {
      key: `node ${node.id}`,
      kind: 'nodes',
      name: nodeLabel(node, definition, text),
      words: [...(definition ? wordsOf(definition.label) : []), note],
      note,
      run: () => page.select([node.id]),
    }
  })
}

function documentCommands(studio: Studio): PaletteCommand[] {
  const home: [string, Label] = [HOME_COLUMN, COMMANDS_TEXTS.home]
  const others = loadedPages(studio.api)
    .filter(({ code }) => code !== HOME_COLUMN)
    .map(({ code, title }): [string, Label] => [code, { zh: title || code, en: title || code }])
  const siteParts = Object.entries(SITE_PARTS).map(([code, { label }]): [string, Label] => [code, label])
  return [home, ...others, ...siteParts]
    .filter(([code]) => code !== studio.column)
    .map(([code, label]) => ({
      key: `document ${code}`,
      kind: 'documents',
      name: text(label),
      words: [...wordsOf(label), code],
      run: () => void openDocument(studio, code),
    }))
}

function wordsOf({ zh, en }: Label): readonly string[] {
  return [zh, en]
}
