import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { FileFolder, FileUse, LibraryFile, NodeUse } from '@mallwright/contract/file'

import { dataOf } from '../../../gateway/query-cache.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import type { Studio } from '../../../studio/studio.ts'
import { useStudio } from '../../../studio/studio.ts'
import { useStudioQuery } from '../../../studio/use-studio-query.ts'
import { readStoredFile } from './upload-file.ts'
import type { StoredFile } from './upload-file.ts'

/** Kinds of files. */
export type AssetKind = LibraryFile['cKind']

/** A file of the library. */
export interface AssetFile extends StoredFile {
  readonly name: string
  readonly kind: AssetKind
  readonly previewUrl: string
  readonly bytes: number
  /** Empty for none. */
  readonly folderId: string
  /** As the server writes it: `yyyy-MM-dd HH:mm:ss`. */
  readonly uploadedAt: string
}

/** A folder of the library. */
export interface AssetFolder {
  readonly id: string
  /** Empty at the top. */
  readonly parentId: string
  readonly name: string
  readonly fileCount: number
}

/** Folders of the library with the number of all files, and of those without a folder. */
export interface AssetFolders {
  readonly list: readonly AssetFolder[]
  readonly total: number
  readonly unfiled: number
}

/** A use of a file by a node. */
export interface AssetUse extends NodeUse {
  /** Page, site part, or `block:` with the id of a saved block. */
  readonly column: string
}

/** Filter of the library. */
export interface AssetFilter {
  /** Empty for all files; `none` for files without a folder. */
  readonly folderId: string
  readonly keyword: string
  readonly kind: AssetKind | undefined
}

/** Query keys of the library. */
export const ASSETS_KEYS = {
  all: ['assets'],
  folders: ['assets', 'folders'],
  files: ({ folderId, keyword, kind }: AssetFilter) => ['assets', 'files', folderId, keyword, kind ?? ''] as const,
  uses: (id: string) => ['assets', 'uses', id] as const,
} as const

const PAGE_SIZE = 60

/** Matching files, page by page. */
export const filesQuery = (api: StudioApi, filter: AssetFilter) =>
  infiniteQueryOptions({
    queryKey: ASSETS_KEYS.files(filter),
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      const { folderId, keyword, kind } = filter
      const body = { cFolderUuid: folderId, cKeyword: keyword, ...(kind && { cKind: kind }) }
      const answer = await api.getFilePage({ body: { ...body, pageNumber: pageParam, pageSize: PAGE_SIZE } })
      const { results, iTotleSize: total } = dataOf(answer)
      return { files: results.map(readAssetFile), total }
    },
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
  })

/** Files of loaded pages; those that moved to a later page meanwhile are listed once. */
export function filesOfPages(pages: readonly { readonly files: readonly AssetFile[] }[]): readonly AssetFile[] {
  return [...new Map(pages.flatMap(({ files }) => files).map((file) => [file.id, file])).values()]
}

const foldersQuery = (api: StudioApi) =>
  queryOptions({
    queryKey: ASSETS_KEYS.folders,
    queryFn: async (): Promise<AssetFolders> => {
      const { results, iTotleSize: total, iUnfiled: unfiled } = dataOf(await api.getFileFolderList({ body: {} }))
      return { list: results.map(readAssetFolder), total, unfiled }
    },
  })

/** Folders of the library. */
export function useFolders() {
  return useStudioQuery(foldersQuery)
}

const usesQuery = ({ api, autosave }: Studio, id: string) =>
  queryOptions({
    queryKey: ASSETS_KEYS.uses(id),
    queryFn: async (): Promise<readonly AssetUse[]> => {
      // So that the uses of the open page count.
      await autosave.flush()
      return dataOf(await api.getFileUseList({ body: { cDocId: id } })).results.map(readAssetUse)
    },
  })

/** Uses of a file. */
export function useAssetUses(id: string) {
  const studio = useStudio()
  return useStudioQuery(() => usesQuery(studio, id))
}

function readAssetFile(file: LibraryFile): AssetFile {
  return {
    ...readStoredFile(file),
    name: file.cOriginName,
    kind: file.cKind,
    previewUrl: file.cPreviewUrl,
    bytes: file.iBytes,
    folderId: file.cFolderUuid,
    uploadedAt: file.dUploaded,
  }
}

function readAssetFolder({ cFolderUuid, cParentUuid, cFolderName, iFileCount }: FileFolder): AssetFolder {
  return { id: cFolderUuid, parentId: cParentUuid, name: cFolderName, fileCount: iFileCount }
}

function readAssetUse(use: FileUse): AssetUse {
  return {
    column: use.cColumnCode,
    title: use.cColumnName,
    nodeId: use.cNodeId,
    module: use.cModule,
    nodeName: use.cNodeName,
    count: use.iCount,
    isReleased: use.bReleased,
  }
}
