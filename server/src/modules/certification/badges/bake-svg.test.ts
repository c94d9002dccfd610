import sharp from 'sharp';
import { expect, test } from 'vitest';
import { vectorFile } from '#server/testing/open-badges/vectors.ts';
import { bakeSvg, readBakedSvg } from './bake-svg.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">\n<rect width="8" height="8"/></svg>';

test('a drawing carries a badge as its first element, and shows what it showed', async () => {
  const badge = { name: 'د. أميرة' };
  const baked = bakeSvg(SVG, badge);
  expect(readBakedSvg(baked)).toBe(JSON.stringify(badge));
  expect(baked).toMatch(
    /^<svg [^>]* xmlns:openbadges="https:\/\/purl\.imsglobal\.org\/ob\/v3p0"><openbadges:credential><!\[CDATA\[/,
  );
  const pixels = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer();
  expect(await pixels(baked)).toEqual(await pixels(SVG));
});

test('no text of a badge ends it before its end', async () => {
  for (const name of [']]>', ']]></openbadges:credential><script>', '<![CDATA[', '</svg>', '$&']) {
    const baked = bakeSvg(SVG, { name });
    expect(JSON.parse(readBakedSvg(baked) ?? '')).toEqual({ name });
    expect(await sharp(Buffer.from(baked)).metadata()).toMatchObject({ width: 8 });
  }
});

test('the drawing of 1EdTech is read', () => {
  const text = readBakedSvg(vectorFile('1edtech/simple-json.svg').toString());
  expect(JSON.parse(text ?? '')).toMatchObject({ id: 'http://example.com/credentials/3527' });
});

test('of a drawing without a badge, and of what is none, nothing is read', () => {
  const other = bakeSvg(SVG, {}).replace('purl.imsglobal.org', 'elsewhere.example');
  const signedOtherwise = bakeSvg(SVG, {}).replace(
    '<openbadges:credential>',
    '<openbadges:credential verify="a.b.c">',
  );
  const endless = '<openbadges:credential><![CDATA['.repeat(100_000);
  for (const text of [SVG, '', 'no drawing', other, signedOtherwise, endless])
    expect(readBakedSvg(text)).toBeNull();
});

test('nothing is put into what is no drawing', () => {
  expect(() => bakeSvg('<html>', {})).toThrow('Not an SVG');
});
