import type { ReactNode } from 'react'

import { CropperDemo } from './cropper-demo.tsx'
import { PlacesDemo } from './places-demo.tsx'
import { UploaderDemo } from './uploader-demo.tsx'

/** The inputs of places, pictures and files. */
export function PlaceAndFileDemos(): ReactNode {
  return (
    <>
      <PlacesDemo />
      <CropperDemo />
      <UploaderDemo />
    </>
  )
}
