/** Option names of specification 3 §3, §7 and §9; all other names in a path are this product's. */
const SPEC_NAMES: ReadonlySet<string> = new Set(
  `id type name moduleName style data styleRadioVal width height x y swidth sheight sx sy isShow list detailOpts componentName icon
  textVal fontopts fontSize linheight colorPickerVal fontFamilyType isBold isItalic isUnderline alignType linkopts linkType link
  imglist img Msk show imgstyle pictureZoom Animation Lnk LnkAddr path linkObjs LinkCate1
  Sr AutomaticallyRoundshow interval pageNum spaceBetween TheShadowshow
  TheTopLeftCorner TheTopRightCorner TheBottomLeftCorner TheBottomRightHandCorner
  styleopts buttonTxtOpts buttontext colorVal fontSizeColorOpts margin linkOpts
  cProdCode cShopUuid cClassUuid cSpClassUuid navName cUrl url navUrl navPath
  defaultDisplay paginationMode dataList prodTypeRadio styleTabDataList title goodsList partnerClass
  pictureSettings isScroll scaleOpt zoomRadio roundsOpt
  textSettings shopauthorsText priceText moduleTitle radio fontAttr contnt scrollSettings direction scrollamount scrolldelay
  styleOpt showGridColumnRadio showGridRowRadio showGridRowIntervalValue bottomColor border shadow arrangement`
    .split(/\s+/)
    .filter((name) => name !== ''),
)

/** Whether all names of a path are in the specification. */
export function isSpecified(path: string): boolean {
  return path.split('.').every((name) => /^(?:\d+|\*)$/.test(name) || SPEC_NAMES.has(name))
}
