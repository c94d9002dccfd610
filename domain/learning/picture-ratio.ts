type Drawn = { kind: 'photo'; width: number; height: number } | { kind: 'drawing'; svg: string };

const VIEW_BOX = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/;
const STAGE_RATIO = 16 / 9;

/** A picture's width by its height; a drawing without a size is as wide as the stage. */
export const pictureRatio = (picture: Drawn): number => {
  if (picture.kind === 'photo') return picture.width / picture.height;
  const [, width = 0, height = 0] = VIEW_BOX.exec(picture.svg)?.map(Number) ?? [];
  return width > 0 && height > 0 ? width / height : STAGE_RATIO;
};
