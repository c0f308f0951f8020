/** A phone with a touch screen, as a context of a browser. */
export const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, locale: 'zh-CN' } as const

/** The same with pixels so small that a code is read from its screen. */
export const SHARP_PHONE = { ...PHONE, deviceScaleFactor: 2 } as const
