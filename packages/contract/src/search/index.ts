export { clearHistory, deleteHistory, getHistoryList } from './search-history.contract.ts'
export {
  getHotWordList,
  getSearchCount,
  getSearchMain,
  getSuggestList,
  MAX_HISTORY,
  MAX_SUGGESTIONS,
  SEARCH_SCENES,
} from './search.contract.ts'
export type { SearchScene } from './search.contract.ts'
