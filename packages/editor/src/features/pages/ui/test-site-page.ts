/** A page of the site as a gateway lists it: published as it is, unless told otherwise. */
export const wireSitePage = (cColumnCode: string, cColumnName: string, more: object = {}) => ({
  cColumnCode,
  cColumnName,
  iRevision: 3,
  iPublishedRevision: 3,
  bBlocksChanged: false,
  iModuleCount: 2,
  cEditedBy: '小宋',
  dEdited: '2026-11-20 10:00:00',
  ...more,
})
