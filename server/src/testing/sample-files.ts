import sharp from 'sharp';

// Files of each kind that are as small as they can be and still what their names say.

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

export const pdf = (text = 'sample'): Buffer =>
  latin1(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

/** A zip archive of these empty entries. */
export const zip = (...names: string[]): Buffer => zipOf(...names.map((name) => ({ name })));

/** A zip archive; what is packed is given as it stands in it (deflate). It states no sizes. */
export const zipOf = (...entries: { name: string; packed?: Buffer }[]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed = Buffer.alloc(0) } of entries) {
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    if (packed.length > 0) local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.write('PK\x01\x02', 'latin1');
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    parts.push(local, latin1(name), packed);
    directory.push(central, latin1(name));
    offset += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
};

export const docx = (): Buffer => zip('[Content_Types].xml', 'word/document.xml');
export const pptx = (): Buffer => zip('[Content_Types].xml', 'ppt/presentation.xml');

/** A compound file with parts of these names. */
export const compound = (...names: string[]): Buffer =>
  Buffer.concat([
    latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
    Buffer.alloc(6_000),
    ...['Root Entry', ...names].map((name) => Buffer.concat([utf16(name), Buffer.alloc(64)])),
  ]);

/** The beginning of a film of this brand (`isom`, `qt  `), then noughts. */
export const film = (brand = 'isom', bytes = 100): Buffer =>
  Buffer.concat([latin1(`\0\0\0\x14ftyp${brand}\0\0\0\0${brand}`), Buffer.alloc(bytes)]);

export const webm = (): Buffer =>
  Buffer.concat([latin1('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm'), Buffer.alloc(100)]);

type Lasting = { ms: number; isHeadLast?: boolean };

/** An MP4 film without pictures that says so many milliseconds of itself, before what would be its pictures or behind. */
export const mp4Of = ({ ms, isHeadLast = false }: Lasting): Buffer => {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(ms, 16);
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const pictures = Buffer.alloc(16 + 5_000);
  pictures.writeUInt32BE(1);
  pictures.write('mdat', 4, 'latin1');
  pictures.writeBigUInt64BE(BigInt(pictures.length), 8);
  const movie = box('moov', Buffer.concat([box('free', Buffer.alloc(3)), box('mvhd', header)]));
  const parts = isHeadLast ? [pictures, movie] : [movie, pictures];
  return Buffer.concat([film('isom', 0), ...parts]);
};

/** A WebM film without pictures that says so many milliseconds of itself. */
export const webmOf = ({ ms }: Lasting): Buffer => {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(ms);
  return Buffer.concat([
    latin1('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm'),
    latin1('\x18\x53\x80\x67\x01\xff\xff\xff\xff\xff\xff\xff'),
    latin1('\x15\x49\xa9\x66\x92\x2a\xd7\xb1\x83\x0f\x42\x40\x44\x89\x88'),
    duration,
    Buffer.alloc(100),
  ]);
};

/** The first page of an Ogg stream, which says what is in it. */
export const opus = (): Buffer =>
  Buffer.concat([latin1('OggS\0\x02'), Buffer.alloc(20), latin1('\x01\x13OpusHead'), Buffer.alloc(200)]);

/** Frames of silence. */
export const mp3 = (): Buffer =>
  Buffer.concat(
    Array.from({ length: 4 }, () => Buffer.concat([latin1('\xff\xfb\x90\x64'), Buffer.alloc(413)])),
  );

/** A WAV file of one channel, 16 bits a sample. */
export const wavOf = (samples: Float32Array, rate = 8000): Buffer => {
  const head = Buffer.alloc(44);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(36 + samples.length * 2, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length * 2, 40);
  const body = Buffer.alloc(samples.length * 2);
  for (const [at, sample] of samples.entries()) body.writeInt16LE(Math.round(sample * 32_767), at * 2);
  return Buffer.concat([head, body]);
};

type Size = { width: number; height: number };
export const picture = ({ width, height }: Size = { width: 400, height: 300 }) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 100 } } });
