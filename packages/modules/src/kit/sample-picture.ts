/** Inline sample picture (data URL): two colours and a sun, 750 × 360 px. */
export const SAMPLE_PICTURE = {
  url: '/studio/sample-picture.svg',
  width: 750,
  height: 360,
}
