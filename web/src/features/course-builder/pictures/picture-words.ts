/** What the choice of a picture says. */
export const PICTURE = {
  upload: 'Upload a picture',
  replace: 'Replace the picture',
  remove: 'Remove the picture',
  draw: 'Use a drawing',
  drawing: 'Drawing (SVG)',
  drawingHint: 'Paste the code of a plain SVG: shapes, lines and words in the colors of the house.',
  drawingFile: 'Read an SVG file',
  useDrawing: 'Use this drawing',
  keep: 'Cancel',
};

export const unusable = (reason: string): string => `This drawing cannot be used: ${reason}`;
