type Wire = Readonly<Record<string, unknown>>

/** A column of a list in wire names: a text, unless told otherwise. */
export const wireColumn = (cFieldName: string, cTitleName: string, more: Wire = {}) => ({
  cItemUuid: `item-${cFieldName}`,
  cFieldName,
  cTitleName,
  cFieldType: 'Text',
  cFieldTypeCode: '',
  iPrecision: 0,
  bShow: true,
  bHide: false,
  bRequired: false,
  bSum: false,
  bSort: false,
  iOrder: 1,
  ...more,
})

const OWN = { bInit: true, iPlanType: 2, cOrgUuid: '', cPersonUuid: '', iVersion: 0 }

/** A list with its first plan in wire names. */
export const wireList = <Column>(
  cBaseListCode: string,
  list: readonly Column[],
  { plan = {}, base = {} }: { readonly plan?: Wire; readonly base?: Wire } = {},
) => ({
  bHasOrgPlan: false,
  bHasPersonPlan: false,
  list: [...list],
  plan: { ...OWN, cBaseListCode, iPageRowSize: 10, cOrderField: '', ...plan },
  baseList: {
    cBaseListCode,
    cDataSourceType: 'table',
    cServerName: '',
    cTableName: cBaseListCode.toLowerCase(),
    cDataScopeType: 'site',
    cDefinedApi: '',
    cOrderField: '',
    cDetailListCode: '',
    stateField: '',
    stateOptions: [],
    ...base,
  },
})

/** A condition of a query in wire names: words in a text field. */
export const wireCondition = (cFieldName: string, cLabelName: string) => ({
  cItemUuid: `condition-${cFieldName}`,
  cLabelName,
  cFieldName,
  cFieldType: 'Text',
  iQueryModel: 3,
  cFieldTypeCode: '',
  cQueryFieldName: cFieldName,
  bShow: true,
  iOrder: 1,
})

/** A query with its first plan in wire names. */
export const wireQuery = (cBaseQueryCode: string, list: readonly Wire[] = []) => ({
  bHasOrgPlan: false,
  bHasPersonPlan: false,
  orgPlan: false,
  userPlan: false,
  plan: { ...OWN, cBaseQueryCode },
  list: [...list],
})
