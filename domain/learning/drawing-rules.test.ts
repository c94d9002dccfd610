import { expect, test } from 'vitest';
import { unsafeInDrawing } from './drawing-rules.ts';

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${inside}</svg>`;

test('shapes, labels and the colors of the house may stand in a page', () => {
  const inside = `<title>A scale</title><g fill="none" stroke="currentColor" stroke-width="1.5" transform="translate(8 -4)">
    <path d="M0 0c1-2 3,4.5 6 7z" stroke-dasharray="3 3"/><circle cx="4" cy="4" r="2" fill="var(--color-deep)" /></g>
    <text x="1" y="2" font-size="15" text-anchor="middle">0.1 ml &amp; more<tspan dy="4">4 units</tspan></text>`;
  expect(unsafeInDrawing(drawing(inside))).toBeNull();
  expect(unsafeInDrawing(`\n${drawing('')}\n`)).toBeNull();
});

test.each([
  ['a program', '<script>alert(1)</script>'],
  ['a page in a drawing', '<foreignObject><div/></foreignObject>'],
  ['a picture from elsewhere', '<image href="https://elsewhere.example/a.png"/>'],
  ['a copy of something', '<use href="#a"/>'],
  ['styles', '<style>path { fill: red }</style>'],
  ['a style', '<path style="fill: url(https://elsewhere.example)"/>'],
  ['what happens on a press', '<path onclick="alert(1)"/>'],
  ['what happens on a press, in capitals', '<path ONCLICK="alert(1)"/>'],
  ['a link', '<a href="javascript:alert(1)"><text>here</text></a>'],
  ['an address of another kind', '<text xlink:href="a">here</text>'],
  ['a color from elsewhere', '<path fill="url(https://elsewhere.example/a.svg#b)"/>'],
  ['a fill that is named', '<path fill="url(#a)"/>'],
  ['a color that is not of the house', '<path stroke="#ff0000"/>'],
  ['another name for the drawing', '<path id="checkout"/>'],
  ['a value without quotes', '<path d=M0/>'],
  ['a value in single quotes', "<path d='M0 0'/>"],
  ['a value with a hidden letter', '<path d="&#106;"/>'],
  ['a tag in a value', '<text x="</title><script>">here</text>'],
  ['a remark', '<!-- <path/> -->'],
  ['a raw section', '<![CDATA[<script>]]>'],
  ['an instruction', '<?xml-stylesheet href="a.css"?>'],
  ['an element in a title', '<title><title><g/></title></title>'],
  ['words that no label holds', '<g>here</g>'],
  ['a drawing in a drawing', '<svg></svg>'],
  ['an end without a beginning', '</g>'],
  ['a beginning without an end', '<g>'],
  ['a sign without a tag', '<text>a < b</text>'],
])('refused: %s', (_name, inside) => {
  expect(unsafeInDrawing(drawing(inside))).not.toBeNull();
});

test.each([
  ['no drawing', '<p>here</p>'],
  ['nothing', ''],
  ['two drawings', drawing('') + drawing('')],
  ['something after the drawing', `${drawing('')}<path d="M0 0"/>`],
  ['words after the drawing', `${drawing('')}here`],
  ['half a drawing', '<svg viewBox="0 0 1 1"><g>'],
  ['a declaration before it', `<?xml version="1.0"?>${drawing('')}`],
  ['another space of names', '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>'],
])('refused: %s', (_name, svg) => {
  expect(unsafeInDrawing(svg)).not.toBeNull();
});
