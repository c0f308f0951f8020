import type { Label } from '@mallwright/contract/values'

/** Label of a field and a sheet that choose an area. */
export const AREA_LABEL: Label = { zh: '所在地区', en: 'Area' }
