declare module '@marbec/web-auto-extractor' {
  type Found = Record<string, Record<string, unknown>[]>;

  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: boolean | string[] });
    parse(html: string): { jsonld: Found; microdata: Found; rdfa: Found; errors: unknown[] };
  }
}

declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; path: unknown[]; fieldNames: string[] };

  export default class Validator {
    validate(found: unknown): Promise<Issue[]>;
  }
}
