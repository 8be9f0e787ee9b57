const SMALL = 212;
const LARGE = 424;

/** The width of the home page's doors as an image's `sizes`. The browser uses it before the styles are loaded. */
export const DOOR_SIZES = '(min-width: 700px) min(24vh, 15vw), clamp(85px, 36vh - 168px, 151px)';

/** Return a door's two pictures as an image's `srcset`. */
export function doorSrcset(picture: string, smallPicture: string): string {
  return `${smallPicture} ${SMALL}w, ${picture} ${LARGE}w`;
}
