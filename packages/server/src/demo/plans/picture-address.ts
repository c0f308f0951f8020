import { drawingUrl } from '../../file/file.store.ts'
import { demoId } from './demo-id.ts'

/** The id of a demo picture's file. */
export function pictureId(name: string): string {
  return demoId(`picture/${name}`)
}

/** The address of a demo picture. */
export function pictureAddress(name: string): string {
  return drawingUrl(pictureId(name))
}
