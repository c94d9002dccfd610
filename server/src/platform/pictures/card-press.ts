import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
/** The site's own. */
export const FONT_FAMILY = 'Hanken Grotesk';

// The site's own, and after it what has the letters that it lacks.
const FONTS = [
  'hanken-grotesk/300Light/HankenGrotesk_300Light.ttf',
  'hanken-grotesk/500Medium/HankenGrotesk_500Medium.ttf',
  'noto-sans-arabic/500Medium/NotoSansArabic_500Medium.ttf',
  'noto-sans/500Medium/NotoSans_500Medium.ttf',
].map((file) => resolve(`@expo-google-fonts/${file}`));
const MOST_KEPT = 200;

export type Printed = { etag: string; png(): Promise<Buffer> };

/**
 * Makes pictures of drawings, each once while it is among the last that were asked for. The drawing names the
 * picture, so a change of the course makes a new one. One after the other, outside the main thread: whoever asks
 * for many waits, and no page does.
 */
export class CardPress {
  readonly #kept = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  print(svg: string): Printed {
    const name = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    return { etag: `"${name}"`, png: () => this.#find(name) ?? this.#keep(name, svg) };
  }

  #find(name: string) {
    const kept = this.#kept.get(name);
    if (!kept) return undefined;
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    return kept;
  }

  #keep(name: string, svg: string): Promise<Buffer> {
    const png = this.#last.then(() => render(svg));
    this.#last = png.catch(() => this.#kept.delete(name));
    this.#kept.set(name, png);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > MOST_KEPT && !oldest.done) this.#kept.delete(oldest.value);
    return png;
  }
}

// Native, and asked for now and then only: loaded with the first card.
const render = async (svg: string): Promise<Buffer> => {
  // While it loads it reads a report of the process, which would ask for the name of everybody who is connected, and
  // nobody is answered for the seconds that takes.
  Object.assign(process.report, { excludeNetwork: true });
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: FONT_FAMILY },
  });
  return image.asPng();
};
