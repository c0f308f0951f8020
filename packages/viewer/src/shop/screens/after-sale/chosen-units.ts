import type { ChosenUnits } from './after-sale-model.ts'

/** Units of lines as an address carries them: `id:units`, joined by commas. */
export function writeUnits(units: readonly ChosenUnits[]): string {
  return units.map(({ itemId, quantity }) => `${itemId}:${quantity}`).join(',')
}

/** Units of lines from an address; what is no such pair is left out. */
export function readUnits(text: string): readonly ChosenUnits[] {
  return text.split(',').flatMap((pair) => {
    const [itemId = '', quantity = ''] = pair.split(':')
    return itemId !== '' && /^[1-9]\d{0,6}$/.test(quantity) ? [{ itemId, quantity: Number(quantity) }] : []
  })
}
