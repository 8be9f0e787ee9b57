const SMALL = 212;
const LARGE = 424;

/** How wide the doors of the home page are drawn, as an image's `sizes`: a browser chooses by it before it has styles. */
export const DOOR_SIZES = '(min-width: 700px) min(24vh, 15vw), clamp(85px, 36vh - 168px, 151px)';

/** A door's two pictures, as an image's `srcset`. */
export function doorSrcset(picture: string, smallPicture: string): string {
  return `${smallPicture} ${SMALL}w, ${picture} ${LARGE}w`;
}
