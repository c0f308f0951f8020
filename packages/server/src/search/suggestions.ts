import type { getSuggestList } from '@mallwright/contract/search'
import { MAX_SUGGESTIONS } from '@mallwright/contract/search'
import type { SearchScene } from '@mallwright/contract/search'
import type { AnswerDataOf } from '@mallwright/contract/rpc'

import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import type { Queryable } from '../db/query.ts'
import { foldText } from '../list-engine/search-text.ts'
import { readHotWords } from './hot-word.store.ts'
import { classesNamed, matchedWords, shopsNamed } from './suggestion.store.ts'

type Suggestions = AnswerDataOf<typeof getSuggestList>

/** Class shortcuts and hot words in a list of suggestions. */
const MAX_CLASSES = 3
const MAX_HOT_WORDS = 2

/** What a keyword may go on to, in a scene. Orders have no suggestions: they are the account's own. */
export async function suggest(
  client: Queryable,
  viewer: CatalogViewer,
  { scene, keyword }: { readonly scene: SearchScene; readonly keyword: string },
): Promise<Suggestions> {
  if (scene === 'order') return { classList: [], results: [] }
  if (scene === 'shop') {
    const shops = await shopsNamed(client, viewer, { keyword, max: MAX_SUGGESTIONS })
    return { classList: [], results: shops.map(({ id, name }) => ({ cWord: name, cShopUuid: id })) }
  }
  const classes = await classesNamed(client, viewer, { keyword, max: MAX_CLASSES })
  const max = MAX_SUGGESTIONS - classes.length
  const { pairs, names } = await matchedWords(client, viewer, { keyword, max })
  const hot = (await readHotWords(client, { siteId: viewer.siteId, scene, locale: viewer.locale })).filter(
    ({ word, link }) => link === '' && foldText(word).includes(foldText(keyword)),
  )
  const words = [
    ...hot.slice(0, MAX_HOT_WORDS).map(({ word }) => ({ cWord: word })),
    ...pairs.map(({ brand, ofClass }) => ({ cWord: `${brand} ${ofClass}` })),
    ...names.map((name) => ({ cWord: name })),
  ]
  return {
    classList: classes.map(({ id, name }) => ({ cClassUuid: id, cClassName: name })),
    results: distinctWords(words, keyword).slice(0, max),
  }
}

/** Words each once, without the keyword itself. */
function distinctWords<Word extends { readonly cWord: string }>(words: readonly Word[], keyword: string): Word[] {
  const known = new Set([foldText(keyword)])
  return words.filter(({ cWord }) => {
    const folded = foldText(cWord)
    if (known.has(folded)) return false
    known.add(folded)
    return true
  })
}
