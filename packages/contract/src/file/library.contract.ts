import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { MAX_COLUMN_CODE } from '../document/document-code.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const id = text(64)
/** A name typed by a user. */
const name = z.string().check(z.trim(), z.minLength(1))
const positive = z.int().check(z.positive())

/** Maximum nesting of folders. */
export const MAX_FOLDER_DEPTH = 4

/** Maximum number of files that one call moves or deletes. */
export const MAX_FILES_AT_ONCE = 200

/** Folder code that selects files without a folder. */
export const NO_FOLDER = 'none'

/** A picture or video of the site's library. */
export const LibraryFile = z.object({
  cDocId: z.string(),
  cOriginName: z.string(),
  cUrl: z.string(),
  /** Thumbnail URL; empty for videos. */
  cPreviewUrl: z.string(),
  cKind: z.enum(['picture', 'video']),
  /** Own size in px. */
  iWidth: z.int(),
  iHeight: z.int(),
  fDurationSec: z.number(),
  iBytes: z.int(),
  /** Empty: no folder. */
  cFolderUuid: z.string(),
  dUploaded: z.string(),
})
export type LibraryFile = z.infer<typeof LibraryFile>

/** A folder of the library. */
export const FileFolder = z.object({
  cFolderUuid: z.string(),
  /** Empty at the top. */
  cParentUuid: z.string(),
  cFolderName: z.string(),
  /** Files directly in the folder. */
  iFileCount: z.int(),
})
export type FileFolder = z.infer<typeof FileFolder>

/** One module that uses a file. */
export const FileUse = z.object({
  /** The page or part of the site, or `block:` and the id of a saved block. */
  cColumnCode: z.string(),
  cColumnName: z.string(),
  cNodeId: z.string(),
  /** The module's type and the name of its layer; the latter may be empty. */
  cModule: z.string(),
  cNodeName: z.string(),
  /** Number of uses in the module. */
  iCount: z.int(),
  /** Whether the use is in the current release or in the draft. */
  bReleased: z.boolean(),
})
export type FileUse = z.infer<typeof FileUse>

const unknownFile = { FILE_UNKNOWN: { code: 4004 } } as const
const unknownFolder = { FOLDER_UNKNOWN: { code: 4004 } } as const

/** The site's pictures and videos, newest first. */
export const getFilePage = endpoint({
  method: 'POST',
  path: 'alc-oss/handle/getFilePage',
  gate: 'superUser',
  summary: 'The pictures and videos of the site.',
  body: z.object({
    cKeyword: z._default(text(60), ''),
    /** Empty: all folders; `none`: files without a folder. */
    cFolderUuid: z._default(id, ''),
    cKind: z.optional(z.enum(['picture', 'video'])),
    pageNumber: z._default(positive, 1),
    pageSize: z._default(positive.check(z.maximum(100)), 40),
  }),
  data: z.object({ results: z.array(LibraryFile), iTotleSize: z.int() }),
})

/** The folders of the library by name, with the number of files in all and without a folder. */
export const getFileFolderList = endpoint({
  method: 'POST',
  path: 'alc-oss/handle/getFileFolderList',
  gate: 'superUser',
  summary: 'The folders of the library.',
  body: z.object({}),
  data: z.object({ results: z.array(FileFolder), iTotleSize: z.int(), iUnfiled: z.int() }),
})

/** Creates or renames a folder. */
export const saveFileFolder = endpoint({
  method: 'POST',
  path: 'alc-oss/handle/saveFileFolder',
  gate: 'superUser',
  summary: 'Makes or renames a folder.',
  body: z.object({
    /** Empty: a new one. */
    cFolderUuid: z._default(id, ''),
    /** Parent of a new folder; empty: top level. */
    cParentUuid: z._default(id, ''),
    cFolderName: name.check(z.maxLength(40)),
  }),
  data: FileFolder,
  failures: { ...unknownFolder, FOLDER_EXISTS: { code: 4009 }, FOLDER_TOO_DEEP: { code: 4001 } },
})

/** Removes an empty folder. */
export const delFileFolder = endpoint({
  method: 'POST',
  path: 'alc-oss/handle/delFileFolder',
  gate: 'superUser',
  summary: 'Removes an empty folder.',
  body: z.object({ cFolderUuid: id }),
  data: z.object({}),
  failures: { ...unknownFolder, FOLDER_NOT_EMPTY: { code: 4009, data: z.object({ iCount: z.int() }) } },
})

/** Renames a file. */
export const renameFile = endpoint({
  method: 'POST',
  path: 'alc-oss/handle/renameFile',
  gate: 'superUser',
  summary: 'Renames a file.',
  body: z.object({ cDocId: id, cOriginName: name.check(z.maxLength(200)) }),
  data: LibraryFile,
  failures: unknownFile,
})

const several = z.array(id).check(z.minLength(1), z.maxLength(MAX_FILES_AT_ONCE))

/** Moves files into a folder; all or none. */
export const moveFiles = endpoint({
  method: 'POST',
  path: 'alc-oss/handle/moveFiles',
  gate: 'superUser',
  summary: 'Moves files into a folder.',
  /** Empty: out of any folder. */
  body: z.object({ cDocIds: several, cFolderUuid: z._default(id, '') }),
  data: z.object({ iCount: z.int() }),
  failures: { ...unknownFile, ...unknownFolder },
})

/**
 * Deletes files; all or none. Any account deletes its own uploads that are in no library, where those that belong to an
 * application are unknown; a super user also deletes from the library of the site, where files that a draft or the current release
 * uses stay.
 */
export const delFiles = endpoint({
  method: 'POST',
  path: 'alc-oss/handle/delFiles',
  gate: 'login',
  summary: 'Deletes files that are not used.',
  body: z.object({ cDocIds: several }),
  data: z.object({ iCount: z.int() }),
  failures: {
    ...unknownFile,
    FILE_IN_USE: {
      code: 4009,
      data: z.object({
        cDocId: z.string(),
        cOriginName: z.string(),
        /** Titles of the pages that use it, joined for display. */
        cPlaces: z.string(),
        /** Number of pages of other sites that use it; they are not named. */
        iElsewhere: z.int(),
      }),
    },
  },
})

/** The modules of the site's drafts and of its current release that use a file. */
export const getFileUseList = endpoint({
  method: 'POST',
  path: 'alc-oss/handle/getFileUseList',
  gate: 'superUser',
  summary: 'Where a file is used.',
  body: z.object({ cDocId: id }),
  data: z.object({ results: z.array(FileUse) }),
  failures: unknownFile,
})

/** Replaces a file by another one in all drafts of the site, one revision each. Releases change with the next publish. */
export const replaceFile = endpoint({
  method: 'POST',
  path: 'alc-oss/handle/replaceFile',
  gate: 'superUser',
  summary: 'Replaces a file in every draft.',
  body: z.object({
    cDocId: id,
    cWithDocId: id,
    /** Column code of a page that the caller has open and changes by an undoable command itself. */
    cExceptColumnCode: z._default(text(MAX_COLUMN_CODE), ''),
    cRequestUuid: id,
  }),
  data: z.object({
    results: z.array(
      z.object({ cColumnCode: z.string(), cColumnName: z.string(), iRevision: z.int(), iCount: z.int() }),
    ),
  }),
  failures: { ...unknownFile, KIND_DIFFERS: { code: 4001 } },
})
