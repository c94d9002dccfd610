// The site's tokens; a paper is white anyway.
export const INK = '#0f1b17';
export const MUTED = '#4a5a54';
export const DEEP = '#0c3b33';
export const CELADON = '#e4ece8';
export const HAIRLINE = '#d2dcd7';
export const CONTROL = '#74847d';
export const SIGNAL = '#f04a12';
